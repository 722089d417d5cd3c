/**
 * The registry: the versions of each remote, where they are hosted, and the hashes of their files. `pnpm release`
 * writes it. The shell's server reads it and sends it to each tab, which keeps its copy
 * (docs/architecture.md#a-release).
 */
import type { RemoteManifestData } from '#contract/contract.ts'

/** A file's subresource integrity, such as `sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC`. */
export type Integrity = `sha384-${string}`

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
  /** Menu, routes, titles and audience. They work even if the remote cannot be loaded. */
  data: RemoteManifestData
}

/** A published version. `baseUrl` ends with a slash. The file names in the manifest are relative to it. */
export type Release = { version: string; baseUrl: string; manifest: RemoteManifest }

export type RegistryRemote = {
  active: string
  previous: string | null
  /** A version for `share` percent of the visitors. */
  canary: { version: string; share: number } | null
  disabled: boolean
  versions: Record<string, Release>
}

/** What the live shell offers. A release that needs something else is refused before it is published. */
export type ShellOffer = {
  version: string
  shellApi: string
  contractVersion: number
  runtime: string
  shared: Record<string, string>
}

/** The content of `registry.json`. */
export type Registry = { shell: ShellOffer | null; remotes: Record<string, RegistryRemote> }

/** The registry of one tab: one version of each remote, chosen for this visitor. A disabled remote keeps its routes. */
export type TabRemote = { name: string; disabled: boolean; release: Release }
export type TabRegistry = { remotes: TabRemote[] }

/**
 * The versions for a visitor. `bucket` is their number from 0 to 99. It is the same on every visit, so a canary keeps
 * its visitors.
 */
export function registryForVisitor(registry: Registry, bucket: number): TabRegistry {
  const remotes: TabRemote[] = []
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const canary = remote.canary && bucket < remote.canary.share ? remote.versions[remote.canary.version] : undefined
    const release = canary ?? remote.versions[remote.active]
    if (release) remotes.push({ name, disabled: remote.disabled, release })
  }
  return { remotes }
}

/** A release as it may come from a broken registry. */
type DoubtfulRelease = { manifest?: { data?: Partial<Pick<RemoteManifestData, 'routes' | 'nav'>> } | null }

/** The routes of a release, or none if its record is broken. */
export function routesOf({ manifest }: DoubtfulRelease): RemoteManifestData['routes'] {
  return manifest?.data?.routes ?? []
}

/** The menu entries of a release, or none if its record is broken. */
export function navOf({ manifest }: DoubtfulRelease): RemoteManifestData['nav'] {
  return manifest?.data?.nav ?? []
}

const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/

/**
 * What is wrong with a release, or null. A tab loads nothing from an invalid release, such as one with a file without a
 * hash.
 */
export function releaseFault(release: unknown): string | null {
  if (!isRecord(release) || typeof release.baseUrl !== 'string') return 'has no address'
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
