/** Edits of the registry. Each is one change to one file and takes effect when the next page is opened. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Registry, RegistryRemote, Release, ShellOffer } from '#remote-kit/federation/registry.ts'

/** Thrown if a requested edit is impossible. The message says why. */
export class RegistryError extends Error {
  override name = 'RegistryError'
}

const EMPTY: Registry = { shell: null, remotes: {} }

/** The registry in `file`, or an empty one if the file does not exist. */
export async function readRegistryFile(file: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Registry
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return EMPTY
    throw new RegistryError(`The registry ${file} cannot be read: ${String(error)}`)
  }
}

/** Replaces the registry atomically: a reader sees either the old or the new one. */
export async function writeRegistryFile(file: string, registry: Registry): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, `${JSON.stringify(registry, null, 2)}\n`)
  await rename(unfinished, file)
}

/** Sets what the live shell offers to remotes. */
export function withShell(registry: Registry, shell: ShellOffer): Registry {
  return { ...registry, shell }
}

/**
 * Activates a release and keeps the previous one for a rollback. A canary ends: it was successful, or it is outdated.
 */
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
 * Activates a release unless the registry has it already, so that rollbacks and canaries stay. All versions get the
 * address
 * `baseUrl`, which ends with the remote's name and a slash.
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

/** Serves a release to `share` percent of the visitors, beside the active one. */
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

/** Ends the canary if there is one, otherwise returns to the version before the active one. */
export function rollBack(registry: Registry, name: string): Registry {
  const remote = find(registry, name)
  if (remote.canary) return put(registry, name, { ...remote, canary: null })
  if (!remote.previous) throw new RegistryError(`${name} has no version before ${remote.active}`)
  return put(registry, name, { ...remote, active: remote.previous, previous: remote.active })
}

/** Disables or enables a remote. Its routes stay; its pages say that they are disabled. */
export function setDisabled(registry: Registry, name: string, disabled: boolean): Registry {
  return put(registry, name, { ...find(registry, name), disabled })
}

function find(registry: Registry, name: string): RegistryRemote {
  const remote = registry.remotes[name]
  if (!remote)
    throw new RegistryError(`The registry has no ${name}; it has ${Object.keys(registry.remotes).join(', ') || 'none'}`)
  return remote
}

/** Stores a remote's record without unreferenced versions. Their files stay published. */
function put(registry: Registry, name: string, remote: RegistryRemote): Registry {
  const named = [remote.active, remote.previous, remote.canary?.version]
  const versions = Object.fromEntries(Object.entries(remote.versions).filter(([version]) => named.includes(version)))
  return { ...registry, remotes: { ...registry.remotes, [name]: { ...remote, versions } } }
}
