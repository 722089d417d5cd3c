/** `watch`: ends canaries that fail more often than what everyone gets. Runs until it's told to stop. */
import { setTimeout as sleep } from 'node:timers/promises'
import { createWatch, reasonOf, type Watched } from '#canary/watch.ts'
import { ensureMayEdit } from '#releases/may-edit.ts'
import { storeOf, withPlatform } from '#releases/place.ts'
import type { RegistryStore } from '#releases/registry-store.ts'
import { endCanary } from '#releases/release.ts'
import type { Answer } from './answer.ts'
import { copy } from './copy.ts'
import { readWatchSettings } from './env.ts'
import type { Flags } from './flags.ts'
import { ensureWebAddress, UsageError } from '#wording/usage-error.ts'

const EVERY_S = 5

/**
 * @throws UsageError without the address of any metrics, or if `--every` is no number of seconds
 * @throws RegistryError without a key that may end every remote's canary
 */
export async function watchCanaries({ metrics, every, ...flags }: Flags): Promise<Answer> {
  const servers = metrics ?? readWatchSettings().metricsUrls
  if (servers.length === 0) throw new UsageError(copy.watch.noServers)
  for (const server of servers) ensureWebAddress(server, copy.watch.example)
  const seconds = every === undefined ? EVERY_S : Number(every)
  if (!(seconds >= 1 && seconds <= 3600)) throw new UsageError(copy.watch.wrongPause)

  return withPlatform(process.cwd(), flags, async (platform) => {
    const store = await storeOf(platform, flags.env)
    // Else it would be noticed only once a canary fails, perhaps at night.
    await ensureMayEdit(platform.storage, (await store.read()).registry)
    return watchThrough(store, { servers, seconds, json: flags.json })
  })
}

type Watching = { servers: readonly string[]; seconds: number; json: boolean | undefined }

async function watchThrough(store: RegistryStore, { servers, seconds, json }: Watching): Promise<Answer> {
  const { look } = createWatch({
    servers,
    token: readWatchSettings().metricsToken,
    readRegistry: async () => (await store.read()).registry,
    endCanary: (remote, version, why) => endCanary(remote, { store }, { version, why }),
  })
  const say = (text: string, said: object) => console.log(json ? JSON.stringify(said) : text)
  const { signal } = stopping()
  say(copy.watch.watching(servers.length), { watching: servers })
  const ended: Watched[] = []
  let silentBefore = ''
  while (!signal.aborted) {
    const seen = await look().catch((error: unknown) => {
      // The storage may be away for a while. What was counted meanwhile is read later.
      say(copy.watch.failed(String(error)), { failed: String(error) })
      return null
    })
    for (const one of seen?.ended ?? []) {
      ended.push(one)
      say(copy.watch.ended(one.remote, reasonOf(one)), { ended: one })
    }
    const silent = seen?.silent.join(', ') ?? silentBefore
    if (silent !== silentBefore && silent) say(copy.watch.silent(silent), { silent })
    silentBefore = silent
    await sleep(seconds * 1000, undefined, { signal }).catch(() => undefined)
  }
  return { text: copy.watch.stopped(ended.length), data: { ended } }
}

/** Aborts when the process is told to end. */
function stopping(): AbortController {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort())
  return controller
}
