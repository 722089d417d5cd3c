/** Makes a fault happen that an operator tries in this tab. Loaded only then. */
import { type Fault, SLOW_MS } from 'remote-kit/trials'
import { ChunkLoadError, type FailurePlace } from './chunk-load-error.ts'
import { sleep } from './deadline.ts'
import { loadEntry } from './load-entry.ts'
import type { LoadedRemote } from './loaded-remote.ts'
import { addressOf } from './preload.ts'

/** The hash of no file. */
const WRONG_HASH = `sha384-${'A'.repeat(64)}`

/**
 * Waits, or fails as visitors would see it. A corrupt remote is real: the browser gets its entry with the hash of another file,
 * and refuses to run it.
 */
export async function applyFault(
  fault: Fault,
  { release, retries }: Pick<LoadedRemote, 'release' | 'retries'>,
  { place, timeoutMs }: { place: FailurePlace; timeoutMs: number },
): Promise<void> {
  if (fault === 'slow') return sleep(SLOW_MS)
  if (fault === 'off') throw new ChunkLoadError('disabled', place)
  const { manifest } = release
  const url = addressOf(release, manifest.entry, retries)
  try {
    await loadEntry(manifest, { url, integrity: WRONG_HASH, timeoutMs })
  } catch (error) {
    throw new ChunkLoadError('integrity', { ...place, request: url }, error)
  }
}
