/**
 * Reads registries as they may come: half-written, by hand, or from another version of this code. One broken record takes
 * nothing else along. What is kept of a broken release names its own fault (`releaseFault`) before anything of it is run.
 */
import { readRemoteData } from './remote-data.ts'
import type { Registry, RegistryRemote, Release, RemoteManifest, ShellOffer, TabRegistry } from './registry.ts'
import { withoutPaths } from './routes.ts'
import { isRecord, isText } from './shapes.ts'

export type RegistryReading = {
  registry: Registry
  /** Remotes whose record is of no use. They are not in `registry`. */
  unreadable: string[]
  /** What is wrong, with the name of the remote, one sentence each. */
  faults: string[]
}

/**
 * The readable part of a registry.
 * @throws Error if it has no list of remotes
 */
export function readRegistry(value: unknown): RegistryReading {
  if (!isRecord(value) || !isRecord(value.remotes)) throw new Error('The registry has no remotes')
  const faults: string[] = []
  const unreadable: string[] = []
  const remotes: Registry['remotes'] = {}
  for (const [name, record] of Object.entries(value.remotes)) {
    const report = (fault: string) => faults.push(`${name} ${fault}`)
    const remote = readRemote(record, report)
    if (remote) remotes[name] = remote
    else unreadable.push(name)
  }
  const routes = textsOf(value.routes)
  return { registry: { shell: readShell(value.shell), remotes, routes }, unreadable, faults }
}

/** The registry of a tab, or null if the value is none. */
export function readTabRegistry(value: unknown): TabRegistry | null {
  if (!isRecord(value) || !Array.isArray(value.remotes)) return null
  const remotes = value.remotes.flatMap((remote: unknown) => {
    if (!isRecord(remote) || !isText(remote.name)) return []
    const faults = listOfTexts(remote.faults)
    const withheld = listOfTexts(remote.withheld)
    const release = withoutPaths(
      readRelease(remote.release, (fault) => faults.push(fault)),
      withheld,
    )
    return [{ name: remote.name, disabled: remote.disabled === true, release, faults, withheld, signed: remote }]
  })
  return { remotes }
}

function readRemote(value: unknown, report: (fault: string) => void): RegistryRemote | null {
  const versions = isRecord(value) && isRecord(value.versions) ? value.versions : {}
  const active = isRecord(value) && typeof value.active === 'string' ? value.active : undefined
  // With an empty one, no one gets it yet.
  if (!isRecord(value) || active === undefined || (active && !isRecord(versions[active]))) {
    report(active ? `has no version ${active}` : 'has no active version')
    return null
  }
  const releases = Object.entries(versions).map(([version, release]): [string, Release] => {
    // Of the others, a tab learns only if it gets one.
    const reportRelease = version === active ? report : () => undefined
    return [version, { ...readRelease(release, reportRelease), version }]
  })
  const canary = readCanary(value.canary, versions)
  if (value.canary != null && !canary) report('has a canary that isn’t one')
  if (typeof value.disabled !== 'boolean') report('does not say whether it is disabled')
  return {
    active,
    past: listOfTexts(value.past),
    canary,
    disabled: value.disabled === true,
    versions: Object.fromEntries(releases),
  }
}

function readCanary(value: unknown, versions: Record<string, unknown>): RegistryRemote['canary'] {
  if (!isRecord(value) || !isText(value.version) || !isRecord(versions[value.version])) return null
  return typeof value.share === 'number' ? { version: value.version, share: value.share } : null
}

function readRelease(value: unknown, report: (fault: string) => void): Release {
  const release = isRecord(value) ? value : {}
  const manifest = isRecord(release.manifest) ? release.manifest : {}
  const preload = isRecord(manifest.preload) ? manifest.preload : {}
  const pages = isRecord(preload.pages) ? preload.pages : {}
  const { data, faults } = readRemoteData(manifest.data)
  for (const fault of faults) report(fault)
  // A file whose hash is none keeps its place, without one: it must not be taken for a file that is not published.
  const files = isRecord(manifest.files) ? manifest.files : {}
  return {
    version: textOf(release.version),
    baseUrl: textOf(release.baseUrl),
    manifest: {
      name: textOf(manifest.name),
      version: textOf(manifest.version),
      contractVersion: typeof manifest.contractVersion === 'number' ? manifest.contractVersion : 0,
      shellApi: textOf(manifest.shellApi),
      runtime: textOf(manifest.runtime),
      entry: textOf(manifest.entry),
      globalName: textOf(manifest.globalName),
      files: mapValues(files, textOf) as RemoteManifest['files'],
      preload: { contract: listOfTexts(preload.contract), pages: mapValues(pages, listOfTexts) },
      shared: mapValues(isRecord(manifest.shared) ? manifest.shared : {}, readShared),
      ...(Array.isArray(manifest.operations) && { operations: listOfTexts(manifest.operations) }),
      data,
    },
  }
}

function readShared(value: unknown): { range: string; strict: boolean } {
  return isRecord(value) ? { range: textOf(value.range), strict: value.strict === true } : { range: '', strict: false }
}

function readShell(value: unknown): ShellOffer | null {
  if (!isRecord(value)) return null
  return {
    version: textOf(value.version),
    shellApi: textOf(value.shellApi),
    contractVersion: typeof value.contractVersion === 'number' ? value.contractVersion : 0,
    runtime: textOf(value.runtime),
    shared: textsOf(value.shared),
    routes: listOfTexts(value.routes),
    icons: listOfTexts(value.icons),
    ...(isText(value.url) && { url: value.url }),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const listOfTexts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, string] => isText(entry[1])),
  )

function mapValues<T>(record: Record<string, unknown>, read: (value: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, read(value)]))
}
