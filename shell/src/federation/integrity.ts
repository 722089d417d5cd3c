import type { Release } from 'remote-kit/registry'
import { ChunkLoadError } from './chunk-load-error.ts'

/**
 * Distinguishes a changed file from an unreachable one. The browser reports both as the same error, so the file is
 * fetched again, without running it, and hashed. If it differs from the published one, the failure is `integrity`.
 */
export async function diagnose(failure: ChunkLoadError, release: Release, timeoutMs: number): Promise<ChunkLoadError> {
  const { type, request } = failure
  if (type !== 'error' || !request.startsWith(release.baseUrl)) return failure
  const published = release.manifest.files[request.slice(release.baseUrl.length)]
  const actual = await hashOf(request, timeoutMs)
  if (!published || actual === null || actual === published) return failure
  return new ChunkLoadError('integrity', failure, failure)
}

/** The integrity hash of the file at an address, or null if it cannot be fetched. */
async function hashOf(url: string, timeoutMs: number): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, { cache: 'no-store', credentials: 'omit', signal })
    if (!response.ok) return null
    const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer())
    return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  } catch {
    return null // unreachable, which the caller assumes anyway
  }
}
