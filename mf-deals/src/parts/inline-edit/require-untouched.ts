import { Conflict } from 'remote-kit/forms/conflict'
import type { Stored } from './InlineEdit.tsx'

/**
 * For writes that no version guards, such as moving dates.
 * @throws Conflict if someone else has changed the value since `base`
 */
export async function requireUntouched<Value>(
  base: Stored<Value>,
  readAgain: () => Promise<Stored<Value> | undefined>,
): Promise<void> {
  const theirs = await readAgain()
  if (theirs && theirs.version !== base.version && theirs.value !== base.value) throw new Conflict(theirs)
}
