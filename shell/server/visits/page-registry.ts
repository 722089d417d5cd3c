import type { AcceptedRegistry } from 'remote-kit/accept-registry'
import type { Release, SignedRemote, TabRegistry, TabRemote, RegistryRemote } from 'remote-kit/registry'
import { headOfRecord } from 'remote-kit/signed-records'
import { digestOf, divideManifest } from 'remote-kit/signed-statements'

/**
 * The registry as a page gets it: of each remote what was signed, as far as the tab needs it to open any of the remote's
 * pages. A part that a page loads later is checked by the remote's own runtime, which has its hash, and the shared packages
 * were compared when the remote was released.
 */
export async function registryOfPage(
  { remotes }: TabRegistry,
  { records }: Pick<AcceptedRegistry, 'records'>,
): Promise<{ remotes: SignedRemote[] }> {
  return { remotes: await Promise.all(remotes.map((remote) => signedRemote(remote, records[remote.name]))) }
}

async function signedRemote(remote: TabRemote, value: unknown): Promise<SignedRemote> {
  // Only a dev server has remotes that no one has signed.
  if (value === undefined) return { ...remote, release: await withHead(remote.release) }
  const record = value as RegistryRemote
  const release = record.versions[remote.release.version] ?? remote.release
  const [head, signed] = await Promise.all([headOf(record), withHead(release)])
  return { ...remote, release: signed, ...(head && { record: head }) }
}

/** A release with the head of its manifest, and the digest of the rest. Both are the same for every visitor. */
const withHead = once(async ({ manifest, ...release }: Release): Promise<SignedRemote['release']> => {
  const { head, later } = divideManifest(manifest)
  return { ...release, manifest: head, rest: await digestOf(later) }
})

const headOf = once(async (record: RegistryRemote): Promise<SignedRemote['record'] | undefined> => {
  if (!record.proof) return undefined
  const { sequence, key, signature } = record.proof
  const { disabled: _disabled, ...head } = await headOfRecord(record, sequence)
  return { ...head, key, signature }
})

/** Keeps the result for each argument, as long as the argument is in use. */
function once<Argument extends object, Result>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const known = new WeakMap<Argument, Result>()
  return (argument) => {
    const result = known.get(argument) ?? compute(argument)
    known.set(argument, result)
    return result
  }
}
