import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { acceptRegistry, type AcceptedRegistry, NOTHING_ACCEPTED } from 'remote-kit/accept-registry'
import { isSigned } from 'remote-kit/ed25519'
import { readTrustedKeys, type TrustedKeys } from 'remote-kit/trusted-keys'
import type { Env } from './env.ts'

type Files = Pick<Env, 'environment' | 'registryFile' | 'trustedKeysFile' | 'acceptedFile'>

/** The registry that is in use, and the keys that it was checked with. */
export type LiveRegistry = AcceptedRegistry & { keys: TrustedKeys }

/**
 * Reads the registry, and reads it again whenever its file, or the one with the pinned keys, has changed. What cannot be
 * read, is not signed or is older than what was known stays as it was last: the whole registry, or the record of one remote.
 * What was accepted is kept in a file, so a restart forgets nothing. `onError` hears of each such state once.
 */
export function watchRegistry(files: Files, onError: (error: unknown) => void): () => Promise<LiveRegistry> {
  const { environment, registryFile, trustedKeysFile, acceptedFile } = files
  let live: LiveRegistry = { ...NOTHING_ACCEPTED, keys: { teams: {} } }
  let seen = ''
  let reading: Promise<void> | null = null

  async function read(): Promise<void> {
    const stamp = `${await stampOf(registryFile)} ${await stampOf(trustedKeysFile)}`
    if (stamp === seen) return
    const last = seen === '' ? await recall() : live
    seen = stamp
    const keys = await readKeys()
    const trust = { environment, keys, verify: isSigned }
    // Under the keys that are pinned now: what a key signed that is pinned no longer does not count any more.
    const kept = await acceptRegistry({ ...last.registry, remotes: {} }, last, trust)
    live = { ...kept.accepted, keys }
    try {
      const { accepted, faults } = await acceptRegistry(await readJson(registryFile), last, trust)
      live = { ...accepted, keys }
      if (faults.length > 0) onError(new Error(`Parts of the registry are left out:\n  ${faults.join('\n  ')}`))
      await remember(accepted)
    } catch (error) {
      onError(new Error(`The registry ${registryFile} cannot be read. The last one stays in use.`, { cause: error }))
    }
  }

  async function readKeys(): Promise<TrustedKeys> {
    try {
      return readTrustedKeys(await readJson(trustedKeysFile))
    } catch (error) {
      onError(new Error(`No release is trusted: the keys in ${trustedKeysFile} cannot be read.`, { cause: error }))
      return { teams: {} }
    }
  }

  /** What this server, or another one on this machine, had accepted before it stopped. */
  async function recall(): Promise<AcceptedRegistry> {
    try {
      return (await readJson(acceptedFile)) as AcceptedRegistry
    } catch {
      return NOTHING_ACCEPTED
    }
  }

  async function remember(accepted: AcceptedRegistry): Promise<void> {
    try {
      await mkdir(dirname(acceptedFile), { recursive: true })
      const unfinished = `${acceptedFile}.${process.pid}`
      await writeFile(unfinished, JSON.stringify(accepted))
      await rename(unfinished, acceptedFile)
    } catch (error) {
      onError(new Error(`What was accepted is not kept in ${acceptedFile}, so a restart forgets it.`, { cause: error }))
    }
  }

  return async () => {
    reading ??= read().finally(() => (reading = null))
    await reading
    return live
  }
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null)
  return found ? `${found.mtimeMs} ${found.ino} ${found.size}` : 'missing'
}
