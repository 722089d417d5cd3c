/** Runs a production build: bundles, writes the manifest, and compresses the files for static hosts. */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core'
import { hasColors } from '#wording/env.ts'
import { remoteManifest, shellManifest } from './build-manifest.ts'
import { filesBelow } from './files-below.ts'
import { callsGlobalStyles, globalSelectors } from './global-css.ts'
import { ensureRequests } from '#remote-json/page-requests.ts'
import { readRemoteJson } from '#remote-json/remote-json.ts'
import { type BuildTarget, globalNameOf, remoteConfig } from './rspack.ts'

/** Below this size, compression saves less than a packet. */
const COMPRESS_FROM_BYTES = 1024

/** A build whose files are written, and the bundler for what is made from them. */
export type FinishedBuild = {
  version: string
  outDir: string
  bundle: (configuration: Configuration) => Promise<unknown>
}

/** What the `rspack.config.ts` of a front end exports. A remote without one gets the preset. */
type BuildConfig = {
  config: (target: BuildTarget) => Configuration
  /** Renders pages ahead of time. */
  prerender?: (build: FinishedBuild) => Promise<void>
}

/** Builds the front end in `dir` into `outDir`, with `manifest.json` written last. */
export async function compile({
  name,
  version,
  dir,
  outDir,
  configFile,
}: {
  name: string
  version: string
  dir: string
  outDir: string
  configFile?: string
}) {
  const json = name === 'shell' ? null : readRemoteJson(dir)
  if (json) ensureRequests(json)
  const { config, prerender } = await readBuildConfig({ name, dir }, configFile)
  const stats = await bundle(config({ mode: 'production', version, outDir }))
  const built = { name, version, dir, outDir, stats }
  if (json) await refuseGlobalStyles(name, globalNameOf(name, version), outDir)
  const manifest = json ? remoteManifest(built, json) : shellManifest(built)
  await Promise.all(Object.keys(manifest.files).map((file) => compress(join(outDir, file))))
  await prerender?.({ version, outDir, bundle })
  await writeFile(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** What `configFile` says, by default the front end's own `rspack.config.ts` or `.js`, or else the preset for remotes. */
export async function readBuildConfig(
  { name, dir }: { name: string; dir: string },
  configFile = ['rspack.config.ts', 'rspack.config.js'].map((file) => join(dir, file)).find((file) => existsSync(file)),
): Promise<BuildConfig> {
  if (!configFile) return { config: remoteConfig({ name, dir }) }
  return (await import(pathToFileURL(configFile).href)) as BuildConfig
}

/** Thrown if a remote has styles that would reach the pages of others. */
export class GlobalStylesError extends Error {
  override name = 'GlobalStylesError'
}

/** @throws GlobalStylesError that names every style that would reach the pages of other remotes */
async function refuseGlobalStyles(name: string, prefix: string, outDir: string): Promise<void> {
  const found: string[] = []
  for (const file of filesBelow(outDir, /\.(css|js)$/)) {
    const text = await readFile(join(outDir, file), 'utf8')
    if (file.endsWith('.css')) found.push(...globalSelectors(text, prefix).map((each) => `${file}: ${each}`))
    else if (callsGlobalStyles(text)) found.push(`${file}: makeStaticStyles`)
  }
  if (found.length === 0) return
  throw new GlobalStylesError(
    `${name} ships global styles, which would reach the pages of others:\n  ${found.join('\n  ')}\nUse makeStyles or a .module.css file.`,
  )
}

// All of them, also those that are concatenated, which the bundler calls orphans, or in no chunk of their own.
const MODULES = {
  modules: true,
  nestedModules: true,
  orphanModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
  providedExports: true,
} as const

function bundle(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('The build gave no result'))
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: hasColors(process.stderr) })))
        else
          resolve(
            stats.toJson({ all: false, assets: true, chunks: true, chunkOrigins: true, chunkGroups: true, ...MODULES }),
          )
      })
    })
  })
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

async function compress(file: string): Promise<void> {
  if (/\.(woff2|png|webp|avif)$/.test(file)) return
  const bytes = await readFile(file)
  if (bytes.length < COMPRESS_FROM_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await Promise.all([
    brotli(bytes, { params }).then((data) => writeFile(`${file}.br`, data)),
    gzipped(bytes, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ])
}
