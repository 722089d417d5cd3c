/**
 * The registry: the versions of each remote, where they are hosted, and the hashes of their files. `pt-remote`
 * writes it. The shell's server reads it and sends it to each tab, which keeps its copy
 * (docs/architecture.md#a-release).
 */
import type { RemoteManifestData } from '#contract/contract.ts'
import { INTEGRITY, type Integrity } from './integrity-form.ts'
import { isRecord } from './shapes.ts'
import type { Digest, Proof, RecordHead } from './proofs.ts'

/** A package that the shell and all remotes must share. */
export type SharedPackage = { range: string; strict: boolean }

/** The description of a build: `manifest.json` next to its files. */
export type RemoteManifest = {
  name: string
  version: string
  contractVersion: number
  /** The range of the shell's API that it needs. */
  shellApi: string
  /** The version of the federation runtime that it was built with. It runs on the shell's copy. */
  runtime: string
  /** The entry script, a key of `files`, and the global that it sets. */
  entry: string
  globalName: string
  files: Record<string, Integrity>
  /** The files to preload: those of the contract, and those of each page by route path. */
  preload: { contract: string[]; pages: Record<string, string[]> }
  shared: Record<string, SharedPackage>
  /** The operations of the API that it calls, such as `GET /deals/` (`build/api-operations.ts`). */
  operations?: string[]
  /** Menu, routes, titles and audience. They work even if the remote cannot be loaded. */
  data: RemoteManifestData
}

/**
 * A published version. `baseUrl` ends with a slash. The file names in the manifest are relative to it. `proof`: the team's
 * signature (`trust/statements.ts`).
 */
export type Release = { version: string; baseUrl: string; manifest: RemoteManifest; proof?: Proof }

/** `active` is empty if no one gets it yet. `proof`: who has signed this record, as which edit of it. */
export type RegistryRemote = {
  active: string
  /** The versions that were active before, newest first: where rollbacks go. */
  past: string[]
  /** A version for `share` percent of the visitors. With 0, only testers get it. */
  canary: { version: string; share: number } | null
  disabled: boolean
  versions: Record<string, Release>
  proof?: Proof & { sequence: number }
}

/** What visitors get of a remote: its active version, and its canary. */
export const releasesInUse = ({ active, canary, versions }: RegistryRemote): Release[] =>
  [active, canary?.version ?? ''].flatMap((version) => versions[version] ?? [])

/** What the live shell offers. A release that needs something else is refused before it is published. */
export type ShellOffer = {
  version: string
  shellApi: string
  contractVersion: number
  runtime: string
  shared: Record<string, string>
  /** The paths of its own pages, which no remote may have. */
  routes: string[]
  /** The icons that menu entries may name. */
  icons: string[]
  /** Where it answers, if that is known. */
  url?: string
}

/**
 * The content of `registry.json`. `routes`: which remote each path belongs to. The first to be released with a path keeps
 * it.
 */
export type Registry = {
  shell: ShellOffer | null
  remotes: Record<string, RegistryRemote>
  routes: Record<string, string>
}

/**
 * The registry of one tab: one version of each remote, chosen for this visitor. A disabled remote keeps its routes.
 * `faults`: what is wrong with a remote's record and was left out. `withheld`: its paths that are another's.
 * `signed`, in a page: what it was read from, as it was signed.
 */
export type TabRemote = {
  name: string
  disabled: boolean
  release: Release
  faults: string[]
  withheld: string[]
  signed?: unknown
}
export type TabRegistry = { remotes: TabRemote[] }

/** A remote as a page gets it: what was signed, as it was signed, so that the page can check it. */
export type SignedRemote = Omit<TabRemote, 'release' | 'signed'> & {
  /** With the head of the manifest only. `rest`: the digest of what is left out. */
  release: Omit<Release, 'manifest'> & { manifest: object; rest?: Digest }
  record?: Proof & Omit<RecordHead, 'disabled'>
}

/**
 * What is wrong with a release, or null. A tab loads nothing from an invalid release, such as one with a file without a
 * hash.
 */
export function releaseFault(release: unknown): string | null {
  if (!isRecord(release) || typeof release.baseUrl !== 'string' || !release.baseUrl) return 'has no address'
  const { manifest } = release
  if (!isRecord(manifest)) return 'has no manifest'
  for (const field of ['name', 'version', 'shellApi', 'entry', 'globalName']) {
    if (typeof manifest[field] !== 'string' || !manifest[field]) return `manifest has no ${field}`
  }
  if (typeof manifest.contractVersion !== 'number') return 'manifest has no contractVersion'
  if (!isRecord(manifest.files)) return 'manifest has no files'
  if (!isRecord(manifest.data) || !Array.isArray(manifest.data.routes)) return 'manifest has no routes'
  const unhashed = Object.entries(manifest.files).find(([, hash]) => typeof hash !== 'string' || !INTEGRITY.test(hash))
  if (unhashed) return `manifest has no hash for ${unhashed[0]}`
  if (!(String(manifest.entry) in manifest.files)) return 'manifest has no hash for its entry'
  return null
}
