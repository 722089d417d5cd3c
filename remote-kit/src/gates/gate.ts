import { UsageError } from '#wording/usage-error.ts'

/** One thing that must be so before visitors get a release. `unknown`: it could not be looked at, which is no failure. */
export type Gate = { name: string; state: 'fine' | 'wrong' | 'unknown' | 'skipped'; detail: string }

/** Looks at one thing. What it throws is what is wrong. */
export async function gate(name: string, look: () => string | Promise<string>): Promise<Gate> {
  try {
    return { name, state: 'fine', detail: await look() }
  } catch (error) {
    return { name, state: 'wrong', detail: error instanceof Error ? error.message : String(error) }
  }
}

/** A gate with every reason for which it is shut; none means that it is open. */
export const gateOf = (name: string, faults: readonly string[], fine: string): Gate => ({
  name,
  state: faults.length === 0 ? 'fine' : 'wrong',
  detail: faults.join('\n') || fine,
})

/** Thrown by what a gate looks at. The message says what is wrong. */
export class GateError extends Error {
  override name = 'GateError'
}

/** The gates that may be skipped, with a reason: what they look at may be out of reach from where a team works. */
export const SKIPPABLE: readonly string[] = ['operations', 'routes']

/**
 * Leaves gates out of the account, if a reason is given.
 * @throws UsageError if there is no reason, or if such a gate cannot be skipped
 */
export function ensureSkippable(skipped: readonly string[], why: string | undefined): void {
  const fixed = skipped.filter((name) => !SKIPPABLE.includes(name))
  if (fixed.length > 0) throw new UsageError(`${fixed.join(', ')} can’t be skipped, only ${SKIPPABLE.join(', ')}`)
  if (skipped.length > 0 && !why) throw new UsageError('Say why a gate is skipped, for the history: --why "…"')
}
