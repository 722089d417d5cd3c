import { readTabRegistry } from 'remote-kit/read-registry'
import type { TabRegistry } from 'remote-kit/registry'
import { sleep } from './deadline.ts'

/** How long after a failed request for the registry the next one follows. It doubles, up to the longest. */
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

/** Fetches the current registry for this visitor. Rejects if the response is not a registry. */
export async function fetchRegistry(signal: AbortSignal): Promise<TabRegistry> {
  const response = await fetch('/registry.json', { cache: 'no-store', signal })
  if (!response.ok) throw new Error(`/registry.json answered ${response.status}`)
  const registry = readTabRegistry(await response.json())
  if (!registry) throw new Error('/registry.json is not a registry')
  return registry
}

/**
 * The registry of a page that was served without one, as prerendered pages are. Asks until there is an answer: until then
 * the page stays as it was served, and its links work.
 */
export async function awaitRegistry(timeoutMs: number): Promise<TabRegistry> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await fetchRegistry(AbortSignal.timeout(timeoutMs))
    } catch {
      await sleep(pause)
    }
  }
}
