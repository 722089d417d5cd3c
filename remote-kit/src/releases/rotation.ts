/** Changes of keys: pinning one, signing again with another, and retiring the old one. */
import type { Registry, RegistryRemote } from '#federation/registry.ts'
import { keysFor, type Team } from '#trust/trusted-keys.ts'
import type { Storage } from '#places/storage.ts'
import { readReleaseSettings } from './env.ts'
import { environmentsIn, registryIn } from './environments.ts'
import { RegistryError } from './registry.ts'
import { editRegistry } from './registry-store.ts'
import { keyId } from '#trust/ed25519.ts'
import { findSigner, loadTrustedKeys, storeTrustedKeys, trustedKeysName } from './key-files.ts'
import { UsageError } from '#wording/usage-error.ts'

/** Pins a public key for a team. `remotes`: what the team releases; those that it has already stay. */
export async function trustKey(
  storage: Storage,
  publicKey: string,
  team: string,
  remotes: readonly string[],
): Promise<string> {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(publicKey)) {
    throw new UsageError(
      `${publicKey} isn’t a public key: it must be 32 bytes in base64, as \`pt-remote keys new\` prints`,
    )
  }
  const { teams } = await loadTrustedKeys(storage)
  const { remotes: known = [], keys = {} } = teams[team] ?? {}
  const all = [...new Set([...known, ...remotes])]
  if (all.length === 0) throw new UsageError(`Name what ${team} releases: --for mf-hello`)
  const id = keyId(publicKey)
  await storeTrustedKeys(storage, { teams: { ...teams, [team]: { remotes: all, keys: { ...keys, [id]: publicKey } } } })
  return id
}

/**
 * Stops trusting a key. Refused while something is signed with it, unless it is lost: then all of that stops being served.
 * @throws RegistryError that names what is signed with it
 */
export async function retireKey(storage: Storage, id: string, { isLost = false } = {}): Promise<void> {
  const { teams } = await loadTrustedKeys(storage)
  if (!Object.values(teams).some(({ keys }) => id in keys)) {
    throw new UsageError(`No key ${id} is pinned in ${trustedKeysName(storage)}`)
  }
  const uses = isLost ? [] : await usesOf(storage, id)
  if (uses.length > 0) {
    throw new RegistryError(
      `${id} has signed what is still in use:\n  ${uses.join('\n  ')}\nSign it again with the new key first: pt-remote keys resign`,
    )
  }
  const without = Object.entries(teams).map(([name, { remotes, keys }]): [string, Team] => {
    const { [id]: _retired, ...kept } = keys
    return [name, { remotes, keys: kept }]
  })
  await storeTrustedKeys(storage, { teams: Object.fromEntries(without) })
}

async function usesOf(storage: Storage, id: string): Promise<string[]> {
  const uses: string[] = []
  for (const environment of await environmentsIn(storage)) {
    const { remotes } = (await registryIn(storage, environment).read()).registry
    for (const [name, { proof, versions }] of Object.entries(remotes)) {
      const releases = Object.values(versions).filter((release) => release.proof?.key === id)
      if (proof?.key === id) uses.push(`${name} in ${environment}`)
      uses.push(...releases.map(({ version }) => `${name} ${version} in ${environment}`))
    }
  }
  return uses
}

/** `adopts`: also what no one has signed, or a key that does not count. `after`: as an edit after that one, which servers have seen already. */
type Resigning = { environment?: string | undefined; adopts?: boolean; after?: number; why?: string | undefined }

/** Signs everything again that the key at hand may sign, with that key. Returns the names of the remotes. */
export async function resign(
  storage: Storage,
  { environment = readReleaseSettings().environment, adopts = false, after = 0, why }: Resigning = {},
): Promise<string[]> {
  const { id } = await findSigner(storage)
  const keys = await loadTrustedKeys(storage)
  const isOurs = (name: string) => id in keysFor(keys, name)
  const edit = (registry: Registry): Registry => {
    const remotes = Object.entries(registry.remotes).map(([name, record]) => [
      name,
      isOurs(name) ? unsigned(record, after) : record,
    ])
    return { ...registry, remotes: Object.fromEntries(remotes) as Registry['remotes'] }
  }
  const { remotes } = await editRegistry(registryIn(storage, environment, { adopts }), { what: 'sign', why }, edit)
  return Object.keys(remotes).filter(isOurs)
}

/** A record whose signatures do not fit any more, so that writing it makes new ones. */
function unsigned({ proof, versions, ...record }: RegistryRemote, after: number): RegistryRemote {
  const bare = Object.entries(versions).map(([version, { proof: _proof, ...release }]) => [version, release] as const)
  const sequence = Math.max(proof?.sequence ?? 0, after)
  return { ...record, versions: Object.fromEntries(bare), proof: { key: '', signature: '', sequence } }
}
