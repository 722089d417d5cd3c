/** Where people are in a plan, and where they go on once its steps have changed. Pure. */
import type { Step } from './step.ts'

type Placed = Pick<Step, 'id'>

/** The first step at or after a place that hasn't run; null if none is left. */
export const stepFrom = <S extends Placed>(steps: readonly S[], place: number, done: ReadonlySet<string>): S | null =>
  steps.slice(place).find(({ id }) => !done.has(id)) ?? null

/** The step after this one that hasn't run. */
export const stepAfter = <S extends Placed>(steps: readonly S[], id: string, done: ReadonlySet<string>): S | null =>
  stepFrom(steps, steps.findIndex((step) => step.id === id) + 1, done)

/**
 * Where someone goes on who waits at the step `at` of the steps before a change. They stay where they are if it's still there.
 * Otherwise they go on with the next step that was there then: one that was put in its place comes before that, and doesn't run
 * for them. If none is left, they go on with what was added behind all that they have passed.
 */
export function placeAfterChange<S extends Placed>(
  { before, after }: { before: readonly Placed[]; after: readonly S[] },
  { at, done }: { at: string; done: ReadonlySet<string> },
): S | null {
  const place = before.findIndex(({ id }) => id === at)
  const still = (id: string) => after.findIndex((step) => step.id === id)
  for (const { id } of before.slice(place)) {
    const here = after[still(id)]
    if (here && !done.has(id)) return here
  }
  const passed = Math.max(-1, ...before.slice(0, place).map(({ id }) => still(id)), ...[...done].map(still))
  return stepFrom(after, passed + 1, done)
}

/** The new steps that someone at the step `at` is past; all of them if it's over for them. */
export function newlyPassed(
  { before, after }: { before: readonly Placed[]; after: readonly Placed[] },
  at: string | null,
): number[] {
  const known = new Set(before.map(({ id }) => id))
  const place = at === null ? after.length : after.findIndex(({ id }) => id === at)
  return after.flatMap(({ id }, index) => (!known.has(id) && index < place ? [index] : []))
}
