/** How large the pages of releases are, as visitors get them. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { firstFilesOf, kilobytesOf } from 'remote-kit/page-budget'
import type { Release } from 'remote-kit/registry'
import { forEachOf } from 'remote-kit/storage'

const compressed = promisify(gzip)

/** How long a host may take for a file. */
const LIMIT_MS = 5000
/** Files whose size is remembered. A file never changes, so there is nothing to ask again. */
const MOST_KNOWN = 5000

/** Reads sizes from the hosts of releases, each file once. A file that its host doesn't give has no size. */
export function createFileSizes() {
  const known = new Map<string, number>()

  async function measure(url: string): Promise<void> {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) })
      if (!answer.ok) return
      const bytes = new Uint8Array(await answer.arrayBuffer())
      // The budget counts small files as they are: compression doesn't pay for them.
      const size = Math.min(bytes.length, (await compressed(bytes, { level: 9 })).length)
      if (known.size < MOST_KNOWN) known.set(url, size)
    } catch {
      // The console says that it isn't known.
    }
  }

  return {
    /** Asks for the files that the pages of these releases start with. */
    async learn(releases: readonly Release[]): Promise<void> {
      const urls = new Set(
        releases.flatMap((release) => release.manifest.data.routes.flatMap(({ path }) => urlsOf(release, path))),
      )
      await forEachOf(
        [...urls].filter((url) => !known.has(url)),
        measure,
      )
    },
    /** What a page starts with, in kilobytes; null if the size of a file isn't known. */
    sizeOf(release: Release, path: string): number | null {
      const sizes = urlsOf(release, path).map((url) => known.get(url))
      return sizes.every((size) => size !== undefined) ? kilobytesOf(sizes) : null
    },
  }
}

const urlsOf = ({ baseUrl, manifest }: Release, path: string): string[] =>
  firstFilesOf(manifest, path).map((file) => baseUrl + file)
