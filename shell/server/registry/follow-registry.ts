/** Follows the registry of an environment, wherever it is kept. */
import { basename, dirname } from 'node:path'
import { acceptRegistry, type AcceptedRegistry, NOTHING_ACCEPTED } from 'remote-kit/accept-registry'
import { isSigned } from 'remote-kit/ed25519'
import { registryPathOf } from 'remote-kit/environment-names'
import { openStorage } from 'remote-kit/places'
import { bytesOf, type Storage, type StoredFile, textOf } from 'remote-kit/storage'
import { readTrustedKeys, type TrustedKeys } from 'remote-kit/trusted-keys'

/** Where a server reads, and where it keeps what it has accepted. Without a file of its own, the keys are at the place. */
type Source = { environment: string; place: string; trustedKeysFile: string | undefined; acceptedFile: string }

/** The registry that is in use, and the keys that it was checked with. */
export type LiveRegistry = AcceptedRegistry & { keys: TrustedKeys }

/** `readAt`: when its place last answered. `fault`: why it does not answer now. */
export type RegistryState = { readAt: number | null; fault: string | null; live: LiveRegistry }

export type RegistryFollower = {
  /** The registry in use. In a folder, it is as new as the file; elsewhere, as the last look. */
  read: () => Promise<LiveRegistry>
  state: () => Promise<RegistryState>
  stop: () => Promise<void>
}

/** How long after a look at a place the next one begins: a change is seen within a second. */
const LOOK_EVERY_MS = 500

const NOTHING: LiveRegistry = { ...NOTHING_ACCEPTED, keys: { teams: {} } }

/** What was read. Undefined: the place has not answered yet. Null: there is no such file. */
type Seen = { registry: StoredFile | null | undefined; keys: StoredFile | null | undefined }

/**
 * Reads the registry and the pinned keys, and reads them again whenever they have changed. What cannot be read, is not signed
 * or is older than what was known stays as it was last: the whole registry, or the record of one remote. So it does while
 * the place does not answer. What was accepted is kept in a file, so a restart forgets nothing. `onError` hears of each such
 * state once.
 */
export async function followRegistry(source: Source, onError: (error: unknown) => void): Promise<RegistryFollower> {
  const { environment, trustedKeysFile, acceptedFile } = source
  const path = registryPathOf(environment)
  const storage = await openStorage(source.place)
  const keysAt = trustedKeysFile === undefined ? storage : await openStorage(dirname(trustedKeysFile))
  const keysPath = basename(trustedKeysFile ?? 'trusted-keys.json')
  const memory = await openStorage(dirname(acceptedFile))

  let live = NOTHING
  let seen: Seen | null = null
  let readAt: number | null = null
  let fault: string | null = null
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    const before = seen ?? { registry: undefined, keys: undefined }
    const [registry, keys] = await Promise.allSettled([
      newestOf(storage, path, before.registry),
      newestOf(keysAt, keysPath, before.keys),
    ])
    note([registry, keys])
    const now = { registry: valueOf(registry, before.registry), keys: valueOf(keys, before.keys) }
    if (seen && now.registry === seen.registry && now.keys === seen.keys) return
    const last = seen ? live : await recall()
    seen = now
    await use(now, last)
  }

  /** Says once that the place does not answer, until it does again. */
  function note(answers: PromiseSettledResult<unknown>[]): void {
    const failed = answers.find((answer) => answer.status === 'rejected')
    if (!failed) {
      readAt = Date.now()
      fault = null
      return
    }
    if (fault === null)
      onError(new Error('The registry cannot be read. The last one stays in use.', { cause: failed.reason }))
    fault = reasonOf(failed.reason)
  }

  async function use(now: Seen, last: LiveRegistry): Promise<void> {
    const keys = now.keys === undefined ? last.keys : readKeys(now.keys)
    const trust = { environment, keys, verify: isSigned }
    // Under the keys that are pinned now: what a key signed that is pinned no longer does not count any more.
    const kept = await acceptRegistry({ ...last.registry, remotes: {} }, last, trust)
    live = { ...kept.accepted, keys }
    if (now.registry === undefined) return
    try {
      const { accepted, faults } = await acceptRegistry(jsonIn(now.registry), last, trust)
      live = { ...accepted, keys }
      if (faults.length > 0) onError(new Error(`Parts of the registry are left out:\n  ${faults.join('\n  ')}`))
      await remember(live)
    } catch (error) {
      const name = `${path} in ${storage.address}`
      onError(new Error(`The registry ${name} cannot be used. The last one stays in use.`, { cause: error }))
    }
  }

  function readKeys(file: StoredFile | null): TrustedKeys {
    try {
      return readTrustedKeys(jsonIn(file))
    } catch (error) {
      const name = `${keysPath} in ${keysAt.address}`
      onError(new Error(`No release is trusted: the keys ${name} cannot be read.`, { cause: error }))
      return NOTHING.keys
    }
  }

  /** What this server, or another one on this machine, had accepted before it stopped. */
  async function recall(): Promise<LiveRegistry> {
    try {
      const file = await memory.read(basename(acceptedFile))
      return file ? { ...NOTHING, ...(jsonIn(file) as AcceptedRegistry) } : NOTHING
    } catch (error) {
      const lost = `What was accepted before can’t be read from ${acceptedFile}, so an old registry isn’t noticed.`
      onError(new Error(lost, { cause: error }))
      return NOTHING
    }
  }

  async function remember(accepted: LiveRegistry): Promise<void> {
    try {
      await memory.replace(basename(acceptedFile), bytesOf(JSON.stringify(accepted)))
    } catch (error) {
      onError(new Error(`What was accepted is not kept in ${acceptedFile}, so a restart forgets it.`, { cause: error }))
    }
  }

  const lookOnce = (): Promise<void> => (looking ??= look().finally(() => (looking = null)))

  /** Looks again and again, until it is stopped. */
  function keepLooking(): void {
    timer = setTimeout(() => {
      void lookOnce()
        .catch(onError)
        .finally(() => timer && keepLooking())
    }, LOOK_EVERY_MS).unref()
  }

  // Files on this machine are looked at whenever someone wants to know.
  const isNear = storage.folder !== undefined
  if (!isNear) keepLooking()

  async function read(): Promise<LiveRegistry> {
    if (isNear || !seen) await lookOnce()
    return live
  }

  return {
    read,
    async state() {
      await read()
      return { readAt, fault, live }
    },
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await looking
      await Promise.all([storage.close(), keysAt.close()])
    },
  }
}

/** A file as it is now: the known one, if it has not changed. */
async function newestOf(storage: Storage, path: string, known: StoredFile | null | undefined) {
  const found = known ? await storage.readChange(path, known.stamp) : await storage.read(path)
  return found === 'unchanged' ? known : found
}

const valueOf = <Value>(answer: PromiseSettledResult<Value>, otherwise: Value): Value =>
  answer.status === 'fulfilled' ? answer.value : otherwise

function jsonIn(file: StoredFile | null): unknown {
  if (!file) throw new Error('It is not there')
  return JSON.parse(textOf(file))
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
