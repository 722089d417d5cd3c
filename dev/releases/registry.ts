/** Edits of the registry: each is one small change of one file, and takes effect with the next page that is opened. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Registry, RegistryRemote, Release, ShellOffer } from '#remote-kit/federation/registry.ts'

/** What a person asked for cannot be done; the message says why. */
export class RegistryError extends Error {
  override name = 'RegistryError'
}

const EMPTY: Registry = { shell: null, remotes: {} }

/** The registry in `file`; empty where there is none yet. */
export async function readRegistryFile(file: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Registry
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return EMPTY
    throw new RegistryError(`The registry ${file} cannot be read: ${String(error)}`)
  }
}

/** Replaces the registry in one step: a reader sees the old one or the new one, never a half. */
export async function writeRegistryFile(file: string, registry: Registry): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, `${JSON.stringify(registry, null, 2)}\n`)
  await rename(unfinished, file)
}

/** States what the live shell offers to remotes. */
export function withShell(registry: Registry, shell: ShellOffer): Registry {
  return { ...registry, shell }
}

/** Makes a release the active one; what was active can be rolled back to. A canary ends: it won, or it is outdated. */
export function activate(registry: Registry, name: string, release: Release): Registry {
  const remote = registry.remotes[name]
  const isSame = remote?.active === release.version
  return put(registry, name, {
    active: release.version,
    previous: isSame ? remote.previous : (remote?.active ?? null),
    canary: null,
    disabled: remote?.disabled ?? false,
    versions: { ...remote?.versions, [release.version]: release },
  })
}

/**
 * Makes a release active unless the registry has it already: what somebody rolled back or is trying out stays so. The
 * address of all its versions becomes `baseUrl`, which ends with a slash and the remote's name.
 */
export function introduce(registry: Registry, name: string, release: Release, baseUrl: string): Registry {
  const known = registry.remotes[name]
  if (!known?.versions[release.version]) return moveTo(activate(registry, name, release), name, baseUrl)
  return moveTo(registry, name, baseUrl)
}

function moveTo(registry: Registry, name: string, baseUrl: string): Registry {
  const remote = find(registry, name)
  const versions = Object.values(remote.versions).map((release): [string, Release] => [
    release.version,
    { ...release, baseUrl: `${baseUrl}${release.version}/` },
  ])
  return put(registry, name, { ...remote, versions: Object.fromEntries(versions) })
}

/** Gives a release to `share` percent of visitors, next to the active one. */
export function dryRun(registry: Registry, name: string, release: Release, share: number): Registry {
  if (!(share > 0 && share < 100)) throw new RegistryError('A canary gets between 1 and 99 percent of visitors')
  const remote = find(registry, name)
  if (release.version === remote.active) throw new RegistryError(`${release.version} is what everybody gets already`)
  return put(registry, name, {
    ...remote,
    canary: { version: release.version, share },
    versions: { ...remote.versions, [release.version]: release },
  })
}

/** Ends a canary if there is one, else goes back to the version before the active one. */
export function rollBack(registry: Registry, name: string): Registry {
  const remote = find(registry, name)
  if (remote.canary) return put(registry, name, { ...remote, canary: null })
  if (!remote.previous) throw new RegistryError(`${name} has no version before ${remote.active}`)
  return put(registry, name, { ...remote, active: remote.previous, previous: remote.active })
}

/** Switches a remote off or on. Its routes stay; its pages say that they are off. */
export function setDisabled(registry: Registry, name: string, disabled: boolean): Registry {
  return put(registry, name, { ...find(registry, name), disabled })
}

function find(registry: Registry, name: string): RegistryRemote {
  const remote = registry.remotes[name]
  if (!remote)
    throw new RegistryError(`The registry has no ${name}; it has ${Object.keys(registry.remotes).join(', ') || 'none'}`)
  return remote
}

/** Stores a remote's record without the versions that nothing names any more; their files stay published. */
function put(registry: Registry, name: string, remote: RegistryRemote): Registry {
  const named = [remote.active, remote.previous, remote.canary?.version]
  const versions = Object.fromEntries(Object.entries(remote.versions).filter(([version]) => named.includes(version)))
  return { ...registry, remotes: { ...registry.remotes, [name]: { ...remote, versions } } }
}
