import type { Release } from 'remote-kit/registry'
import { withoutRetry } from 'remote-kit/retry-address'
import { ChunkLoadError } from './chunk-load-error.ts'

/**
 * Distinguishes a changed file from an unreachable one. The browser reports both as the same error, so the file is
 * fetched again, without running it, and hashed. If it differs from the published one, the failure is `integrity`.
 * `stylesheets`: those of the page, which are looked at if the error names no file, as that of a stylesheet does.
 */
export async function diagnose(
  failure: ChunkLoadError,
  { baseUrl, manifest }: Release,
  { stylesheets, timeoutMs }: { stylesheets: readonly string[]; timeoutMs: number },
): Promise<ChunkLoadError> {
  const { type, request } = failure
  if (type !== 'error') return failure
  const suspects = request.startsWith(baseUrl) ? [request] : stylesheets
  const signal = AbortSignal.timeout(timeoutMs)
  const changed = await Promise.all(
    suspects.map(async (url) => {
      const published = manifest.files[withoutRetry(url).slice(baseUrl.length)]
      const actual = await hashOf(url, signal)
      return published && actual !== null && actual !== published ? url : undefined
    }),
  )
  const changedUrl = changed.find((url) => url !== undefined)
  if (changedUrl === undefined) return failure
  const { remote, version } = failure
  return new ChunkLoadError('integrity', { remote, version, request: changedUrl }, failure)
}

/**
 * The integrity hash of the file at an address, or null if it cannot be fetched. What arrives replaces what the browser
 * has cached: a file that was changed on its way once would otherwise be refused forever.
 */
async function hashOf(url: string, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(url, { cache: 'reload', credentials: 'omit', signal })
    if (!response.ok) return null
    const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer())
    return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  } catch {
    return null // unreachable, which the caller assumes anyway
  }
}
