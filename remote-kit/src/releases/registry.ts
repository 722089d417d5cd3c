/** Edits of the registry: each takes one and returns the next. Storing it is the store's work (`registry-store.ts`). */
import { isDeepStrictEqual } from 'node:util'
import { fitFaults } from '#federation/compatibility.ts'
import type { Registry, RegistryRemote, Release, RemoteManifest, ShellOffer } from '#federation/registry.ts'
import { withOwners } from '#federation/routes.ts'
import { UsageError } from '#wording/usage-error.ts'

/** Thrown if a requested edit is impossible. The message says why. */
export class RegistryError extends Error {
  override name = 'RegistryError'
}

export const EMPTY: Registry = { shell: null, remotes: {}, routes: {} }

/** How many versions besides the active one and the canary a rollback can reach. */
const KEPT_VERSIONS = 10

/** A registry as older releases wrote it: with one `previous` version, and without the owners of routes. */
type OldRegistry = Omit<Registry, 'routes'> & Partial<Pick<Registry, 'routes'>>
type OldRemote = RegistryRemote & { previous?: string | null }

/** What is stored, in today's form. */
export function upgraded(stored: unknown): Registry {
  const { remotes, ...registry } = stored as OldRegistry
  const upgradedRemotes = Object.entries(remotes).map(([name, { previous, ...remote }]: [string, OldRemote]) => {
    const past = remote.past ?? (previous ? [previous] : [])
    return [name, { ...remote, past }] as const
  })
  return withOwners({ routes: {}, ...registry, remotes: Object.fromEntries(upgradedRemotes) })
}

/** Sets what the live shell offers to remotes. */
export function withShell(registry: Registry, shell: ShellOffer): Registry {
  return { ...registry, shell }
}

/**
 * Activates a release, and keeps the version before for a rollback. A canary ends: it was successful, or it is outdated.
 */
export function activate(registry: Registry, name: string, release: Release): Registry {
  ensureFits(registry, name, release.manifest)
  const remote = registry.remotes[name] ?? NEW
  return put(registry, name, {
    ...remote,
    active: release.version,
    past: pastWithout(release.version, [remote.active, ...remote.past]),
    canary: null,
    versions: withRelease(remote.versions, release),
  })
}

const NEW: RegistryRemote = { active: '', past: [], canary: null, disabled: false, versions: {} }

/** Versions with one more. One that is there already keeps its signature. */
function withRelease(versions: RegistryRemote['versions'], release: Release): RegistryRemote['versions'] {
  const known = versions[release.version]
  const isKnown = known?.baseUrl === release.baseUrl && isDeepStrictEqual(known.manifest, release.manifest)
  return { ...versions, [release.version]: isKnown ? known : release }
}

/**
 * Activates a release unless the registry has it already, so that rollbacks and canaries stay. All versions get the
 * address `baseUrl`, which ends with the remote's name and a slash.
 */
export function introduce(registry: Registry, name: string, release: Release, baseUrl: string): Registry {
  const known = registry.remotes[name]
  if (!known?.versions[release.version]) return moveTo(activate(registry, name, release), name, baseUrl)
  return moveTo(registry, name, baseUrl)
}

function moveTo(registry: Registry, name: string, baseUrl: string): Registry {
  const remote = remoteIn(registry, name)
  const versions = Object.values(remote.versions).map((release): [string, Release] => [
    release.version,
    { ...release, baseUrl: `${baseUrl}${release.version}/` },
  ])
  return put(registry, name, { ...remote, versions: Object.fromEntries(versions) })
}

/** Adds a release that no one gets yet, except testers who ask for it. */
export function addRelease(registry: Registry, name: string, release: Release): Registry {
  ensureFits(registry, name, release.manifest)
  const remote = registry.remotes[name] ?? NEW
  return put(registry, name, { ...remote, versions: withRelease(remote.versions, release) })
}

/** Removes a release that no one gets. */
export function removeRelease(registry: Registry, name: string, version: string): Registry {
  const { versions, ...remote } = remoteIn(registry, name)
  const { [version]: _removed, ...kept } = versions
  return put(registry, name, { ...remote, versions: kept })
}

/** Throws unless a canary can get that share. With 0, only testers see it. */
export function ensureShare(share: number): void {
  if (!Number.isInteger(share) || share < 0 || share > 99) {
    throw new UsageError('A canary gets a whole number of percent, from 0 (only testers) to 99')
  }
}

/** Serves a release to `share` percent of the visitors, beside the active one. */
export function dryRun(registry: Registry, name: string, release: Release, share: number): Registry {
  ensureShare(share)
  const remote = remoteIn(registry, name)
  if (release.version === remote.active) throw new RegistryError(`${release.version} is what everyone gets already`)
  ensureFits(registry, name, release.manifest)
  return put(registry, name, {
    ...remote,
    canary: { version: release.version, share },
    versions: withRelease(remote.versions, release),
  })
}

/** Activates the canary: the very release that its visitors have tried. */
export function promote(registry: Registry, name: string): Registry {
  return activate(registry, name, canaryOf(registry, name))
}

/** The release that is the canary. */
export function canaryOf(registry: Registry, name: string): Release {
  const remote = remoteIn(registry, name)
  const release = remote.canary && remote.versions[remote.canary.version]
  if (!release) throw new RegistryError(`${name} has no canary to promote`)
  return release
}

/**
 * Ends the canary if there is one, otherwise goes back to the version that was active before; a second rollback goes back
 * one more. `version`: goes to that version instead.
 */
export function rollBack(registry: Registry, name: string, version?: string): Registry {
  const remote = remoteIn(registry, name)
  if (remote.canary && version === undefined) return put(registry, name, { ...remote, canary: null })
  const target = rollbackTarget(registry, name, version)
  ensureFits(registry, name, target.manifest)
  const step = remote.past.indexOf(target.version)
  const past = step === -1 ? remote.past : remote.past.slice(step + 1)
  return put(registry, name, { ...remote, active: target.version, past, canary: null })
}

/** The release that a rollback activates. */
export function rollbackTarget(registry: Registry, name: string, version?: string): Release {
  const remote = remoteIn(registry, name)
  const wanted = version ?? remote.past[0]
  const kept = Object.keys(remote.versions).filter((each) => each !== remote.active)
  if (wanted === undefined) {
    const choice = kept.length > 0 ? `. To go to another one, name it; it keeps ${kept.join(', ')}` : ''
    throw new RegistryError(`${name} has no version before ${remote.active}${choice}`)
  }
  if (wanted === remote.active) throw new RegistryError(`${wanted} is what everyone gets already`)
  const release = remote.versions[wanted]
  if (!release) {
    throw new UsageError(`${name} has no version ${wanted} to go back to; it keeps ${kept.join(', ') || 'none'}`)
  }
  return release
}

/** A release that the registry has: what is active, or `version`. */
export function releaseIn(registry: Registry, name: string, version?: string): Release {
  const { active, versions } = remoteIn(registry, name)
  const release = versions[version ?? active]
  if (!release)
    throw new UsageError(`${name} has no version ${version ?? active}; it has ${Object.keys(versions).join(', ')}`)
  return release
}

/** Disables or enables a remote. Its routes stay; its pages say that they are disabled. */
export function setDisabled(registry: Registry, name: string, disabled: boolean): Registry {
  return put(registry, name, { ...remoteIn(registry, name), disabled })
}

/** Throws, with every reason, if the live shell cannot run a release or if its routes are another's. */
export function ensureFits(registry: Registry, name: string, manifest: RemoteManifest): void {
  const reasons = Object.values(fitFaults(name, manifest, registry)).flat()
  if (reasons.length > 0) {
    throw new RegistryError(`${name} ${manifest.version} doesn’t fit the live shell:\n  ${reasons.join('\n  ')}`)
  }
}

/**
 * What the registry has of a remote.
 * @throws UsageError if it has nothing
 */
export function remoteIn(registry: Registry, name: string): RegistryRemote {
  const remote = registry.remotes[name]
  if (!remote) {
    const names = Object.keys(registry.remotes).join(', ') || 'none'
    throw new UsageError(
      name ? `The registry has no ${name}; it has ${names}` : `Name a remote; the registry has ${names}`,
    )
  }
  return remote
}

function pastWithout(active: string, past: string[]): string[] {
  return [...new Set(past)].filter((version) => version && version !== active).slice(0, KEPT_VERSIONS)
}

/** Stores a remote's record without its oldest versions. Their files stay published. */
function put(registry: Registry, name: string, remote: RegistryRemote): Registry {
  const named = [remote.active, remote.canary?.version, ...remote.past]
  // Such as those that a rollback left: a start must not take them for new.
  const others = Object.keys(remote.versions).filter((version) => !named.includes(version))
  const kept = new Set([...named, ...others.slice(-KEPT_VERSIONS)])
  const versions = Object.fromEntries(Object.entries(remote.versions).filter(([version]) => kept.has(version)))
  return withOwners({ ...registry, remotes: { ...registry.remotes, [name]: { ...remote, versions } } })
}
