/** Makes a fault happen that an operator tries in this tab. Loaded only then. */
import { type Fault, SLOW_MS } from 'remote-kit/trials'

/** The hash of no file. */
const WRONG_HASH = `sha384-${'A'.repeat(64)}`

/** What the federation does for it. */
export type Means = {
  /** The failure that a visitor's page would name. */
  failure: (type: 'disabled' | 'integrity', cause?: unknown) => Error
  /** Runs the remote's entry if it has this hash. */
  runEntry: (integrity: string) => Promise<unknown>
}

/**
 * Waits, or fails as visitors would see it. A corrupt remote is real: the browser gets its entry with the hash of another file,
 * and refuses to run it.
 */
export async function applyFault(fault: Fault, { failure, runEntry }: Means): Promise<void> {
  if (fault === 'slow') return new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  if (fault === 'off') throw failure('disabled')
  await runEntry(WRONG_HASH).catch((error: unknown) => {
    throw failure('integrity', error)
  })
}
