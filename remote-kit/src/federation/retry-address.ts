/**
 * A request that gets no answer holds the browser's cache entry of its address: every later request for that address
 * waits behind it, even once the host is well again. So each retry asks at an address of its own, `…js?retry=1`. Static
 * hosts ignore the query. Hashes and caching apply as ever.
 */

/** The retries of each remote in this page, by its container's global. The shell counts, the remote's runtime reads. */
export const RETRIES_GLOBAL = '__remoteRetries'

type Retries = Record<string, number>

/** What follows the names of a remote's files: nothing at first, `?retry=2` from the second retry on. */
export const retryQuery = (retries: number): string => (retries > 0 ? `?retry=${retries}` : '')

/** Makes the runtime of a remote load its next chunks from the addresses of its `retries`th retry. */
export function setRetries(globalName: string, retries: number): void {
  const known = Reflect.get(globalThis, RETRIES_GLOBAL) as Retries | undefined
  Reflect.set(globalThis, RETRIES_GLOBAL, { ...known, [globalName]: retries })
}

/** An address without the query of a retry. */
export const withoutRetry = (url: string): string => url.replace(/\?retry=\d+$/, '')
