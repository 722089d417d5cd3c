/** `check`: everything that can be known about a remote before anyone gets it. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readRemoteJson } from '#build/remote-json.ts'
import type { RemoteManifest } from '#federation/registry.ts'
import { buildOne } from '#releases/build.ts'
import { dataDirFor, storeOf } from '#releases/place.ts'
import { ensureFits } from '#releases/registry.ts'
import { readManifest } from '#releases/release.ts'
import { answerOf, type Answer, type Finding } from './answer.ts'
import type { Flags } from './flags.ts'
import { CommandError } from './remote-folder.ts'
import { runProgram } from './run-program.ts'

/** What a visitor waits for at most before a page is shown as the first: entry, contract and page, compressed. */
const PAGE_LIMIT_KB = 120

/** Types, build, sizes, and whether it fits the environment of the platform in `data`, if one is known. */
export async function checkRemote(dir: string, { data, env }: Pick<Flags, 'data' | 'env'>): Promise<Answer> {
  const findings = [
    await find('remote.json', () => `${Object.keys(readRemoteJson(dir).pages).length} page(s)`),
    await find('types', () => checkTypes(dir)),
  ]
  let manifest: RemoteManifest | undefined
  findings.push(
    await find('build', async () => {
      const build = await buildOne(dir)
      manifest = await readManifest<RemoteManifest>(build.dir)
      return build.version
    }),
  )
  if (manifest)
    findings.push(...sizes(manifest, join(dir, 'dist', manifest.version)), await fit(dir, { data, env }, manifest))
  return answerOf(findings)
}

/** Looks at one thing. What it throws is what is wrong. */
export async function find(name: string, look: () => string | Promise<string>): Promise<Finding> {
  try {
    return { name, state: 'fine', detail: await look() }
  } catch (error) {
    return { name, state: 'wrong', detail: error instanceof Error ? error.message : String(error) }
  }
}

async function checkTypes(dir: string): Promise<string> {
  const { code, output } = await runProgram(dir, 'typescript', 'tsc', ['--noEmit', '--pretty', 'false'])
  if (code !== 0) throw new CommandError(output.trim())
  return 'no errors'
}

function sizes({ entry, preload }: RemoteManifest, outDir: string): Finding[] {
  return Object.entries(preload.pages).map(([path, files]) => {
    const bytes = [...new Set([entry, ...preload.contract, ...files])].map((file) => compressedSize(join(outDir, file)))
    const kb = Math.ceil(bytes.reduce((sum, each) => sum + each, 0) / 1000)
    const isFine = kb <= PAGE_LIMIT_KB
    return { name: path, state: isFine ? 'fine' : 'wrong', detail: `${kb} kB of at most ${PAGE_LIMIT_KB}` }
  })
}

/** Small files have no compressed copy. */
const compressedSize = (file: string) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size

async function fit(
  dir: string,
  { data, env }: Pick<Flags, 'data' | 'env'>,
  manifest: RemoteManifest,
): Promise<Finding> {
  const name = 'platform'
  let dataDir: string
  try {
    dataDir = dataDirFor(dir, data)
  } catch (error) {
    return { name, state: 'unknown', detail: error instanceof Error ? error.message : String(error) }
  }
  return find(name, async () => {
    const { registry } = await storeOf(dataDir, env).read()
    ensureFits(registry, manifest.name, manifest)
    return registry.shell ? `fits the shell ${registry.shell.version}` : 'no shell is released yet'
  })
}
