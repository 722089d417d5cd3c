/** Creates the manifest of a build from the bundler's stats and the emitted files. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { StatsChunk, StatsCompilation } from '@rspack/core'
import { CONTRACT_VERSION, SHELL_API } from '#contract/contract.ts'
import type { Integrity } from '#federation/integrity-form.ts'
import type { RemoteManifest, ShellOffer } from '#federation/registry.ts'
import { sharedModules, withoutPatch } from '#federation/shared-modules.ts'
import { operationsIn } from './api-operations.ts'
import { federationRuntimeVersion, sharedVersions } from './installed-versions.ts'
import { ensureShellApi } from '#remote-json/needed-shell-api.ts'
import { MF_MANIFEST, mfManifest } from './mf-manifest.ts'
import { requestedOperations } from '#remote-json/page-requests.ts'
import { manifestData, type RemoteJson } from '#remote-json/remote-json.ts'
import { globalNameOf } from './rspack.ts'

/** The shell's chunk of shared modules. It must be preloaded explicitly, because only the runtime refers to it. */
export const SHARED_CHUNK = 'shared'

/** The shell's chunk of shared controls that only the pages of signed-in people need, such as menus. */
export const CONTROLS_CHUNK = 'controls'

/** How the bundler names a module that the shell offers to remotes. */
const PROVIDED = 'provide shared module'

/** The module that a front end's entry imports after the shared modules are resolved. */
const BOOTSTRAP = './bootstrap.tsx'

/** The shell's build: what it offers to remotes, and the files that a page starts with. */
export type ShellManifest = Omit<ShellOffer, 'routes' | 'icons'> & {
  files: Record<string, Integrity>
  /** The scripts of the page in order, and the files that they request immediately. */
  scripts: string[]
  preload: string[]
  /** The files of the shared controls, for pages inside a layout of the frame. */
  controls: string[]
  /** The files of each lazily imported module, by its import specifier. */
  pages: Record<string, string[]>
}

type Built = { name: string; version: string; dir: string; outDir: string; stats: StatsCompilation }

/** The manifest of a remote's build. Writes Module Federation's own beside the files. */
export function remoteManifest({ name, version, dir, outDir, stats }: Built, json: RemoteJson): RemoteManifest {
  ensureShellApi(json, pagesThatPrefetch(stats, Object.keys(json.pages)))
  const files = hashFiles(outDir, stats)
  const entry = Object.keys(files).find((file) => file.startsWith('remoteEntry.'))
  if (!entry) throw new Error(`${name}: the build has no remoteEntry`)
  const contract = chunkFiles(stats, 'contract')
  const pages = Object.entries(json.pages).map(([page, { path, parts = [] }]) => {
    const files = [page, ...parts].flatMap((part) => filesOfPart(name, stats, part))
    return [path, [...new Set(files)].filter((file) => !contract.includes(file))] as const
  })
  const manifest = {
    name,
    version,
    contractVersion: CONTRACT_VERSION,
    shellApi: json.shellApi,
    runtime: federationRuntimeVersion(),
    entry,
    globalName: globalNameOf(name, version),
    preload: { contract, pages: Object.fromEntries(pages) },
    shared: sharedPackages(dir),
    operations: [...new Set([...operationsIn(sourcesOf(stats)), ...requestedOperations(json)])].toSorted(),
    data: manifestData(json),
  }
  const mfText = `${JSON.stringify(mfManifest(manifest), null, 2)}\n`
  writeFileSync(join(outDir, MF_MANIFEST), mfText)
  return { ...manifest, files: { ...files, [MF_MANIFEST]: integrityOf(Buffer.from(mfText)) } }
}

/** The manifest of the shell's build. */
export function shellManifest({ version, dir, outDir, stats }: Built): ShellManifest {
  const scripts = chunkFiles(stats, 'main')
  const preload = [
    ...filesOf((stats.chunks ?? []).filter(({ names }) => names?.includes(SHARED_CHUNK))),
    ...filesImportedAs(stats, (request) => request === BOOTSTRAP),
  ].filter((file) => !scripts.includes(file))
  const requests = new Set(
    (stats.chunks ?? []).flatMap(({ origins }) => (origins ?? []).map(({ request }) => request ?? '')),
  )
  const pages = [...requests]
    .filter((request) => /^(\.\/|#)/.test(request) && request !== BOOTSTRAP)
    .map((request) => [request, filesImportedAs(stats, (other) => other === request)] as const)
  return {
    version,
    shellApi: SHELL_API,
    contractVersion: CONTRACT_VERSION,
    runtime: federationRuntimeVersion(),
    shared: sharedVersions(dir),
    files: hashFiles(outDir, stats),
    scripts,
    preload: [...new Set(preload)],
    controls: controlFiles(stats),
    pages: Object.fromEntries(pages),
  }
}

function sharedPackages(dir: string): RemoteManifest['shared'] {
  const versions = Object.entries(sharedVersions(dir))
  const isStrict = (name: string) => sharedModules.some((shared) => shared.name === name && shared.strict)
  return Object.fromEntries(
    versions.map(([name, version]) => [name, { range: `^${withoutPatch(version)}`, strict: isStrict(name) }]),
  )
}

type BuiltModule = NonNullable<StatsCompilation['modules']>[number]

/** Every module of a build, whichever part of it they are in, with the file of each. */
function* modulesOf(modules: readonly BuiltModule[] = []): Generator<[file: string, module: BuiltModule]> {
  for (const module of modules) {
    const { nameForCondition: file } = module
    // The bundler has modules of its own that are in no file.
    if (file && /\.[jt]sx?$/.test(file) && existsSync(file)) yield [file, module]
    yield* modulesOf(module.modules)
  }
}

/** The source files that a build contains. */
const sourcesOf = (stats: StatsCompilation): Set<string> =>
  new Set(Array.from(modulesOf(stats.modules), ([file]) => file))

/** The pages whose file exports `prefetch`. */
function pagesThatPrefetch(stats: StatsCompilation, pages: readonly string[]): string[] {
  const files = Array.from(modulesOf(stats.modules))
    .filter(([, { providedExports }]) => providedExports?.includes('prefetch'))
    .map(([file]) => file)
  return pages.filter((page) => files.some((file) => isPage(file, page)))
}

function hashFiles(outDir: string, stats: StatsCompilation): Record<string, Integrity> {
  const names = (stats.assets ?? []).map(({ name }) => name).filter((name) => !name.endsWith('.map'))
  return Object.fromEntries(names.toSorted().map((name) => [name, integrityOf(readFileSync(join(outDir, name)))]))
}

/** The subresource integrity hash of a file's content. */
export function integrityOf(bytes: Uint8Array): Integrity {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

function chunkFiles(stats: StatsCompilation, group: string): string[] {
  const assets = stats.namedChunkGroups?.[group]?.assets ?? []
  return assets.map(({ name }) => name).filter((name) => !name.endsWith('.map'))
}

const filesOf = (chunks: readonly StatsChunk[]): string[] =>
  [...new Set(chunks.flatMap(({ files }) => files ?? []))].filter((file) => !file.endsWith('.map'))

/** The chunk of the shared controls, and what else the modules need that are provided from it. */
function controlFiles({ chunks = [] }: StatsCompilation): string[] {
  const providedBy = (chunk: StatsChunk) =>
    (chunk.origins ?? []).map(({ moduleName }) => moduleName).filter((name) => name.startsWith(PROVIDED))
  const provided = new Set(chunks.filter(({ names }) => names?.includes(CONTROLS_CHUNK)).flatMap(providedBy))
  return filesOf(chunks.filter((chunk) => providedBy(chunk).some((name) => provided.has(name))))
}

/** The files of a page or of a part of one. */
function filesOfPart(remote: string, stats: StatsCompilation, part: string): string[] {
  const files = filesImportedAs(stats, (request) => isPage(request, part))
  if (files.length === 0)
    throw new Error(`${remote}: remote.json names ${part}, but no file ${part}.tsx is imported lazily`)
  return files
}

/** Whether an import specifier, such as `#pages/home/HomePage.tsx`, is that of a page. */
export const isPage = (request: string, page: string): boolean => basename(request) === `${page}.tsx`

/** The files of all chunks that `import(request)` loads. */
function filesImportedAs(stats: StatsCompilation, isWanted: (request: string) => boolean): string[] {
  return filesOf((stats.chunks ?? []).filter(({ origins }) => origins?.some(({ request }) => isWanted(request ?? ''))))
}
