/** How the outcome of moving dates differs from an earlier preview. Pure. */
import type { DateMove, Rescheduling } from 'openapi'
import { formatDay } from 'ui-kit/days'
import { copy } from './copy.ts'

const dayOf = ({ to }: DateMove, now: string): string => (to === null ? copy.dayOf.noDate : formatDay(to, now))

const movesOf = ({ moved, to_confirm }: Rescheduling): Map<string, DateMove> =>
  new Map([...moved, ...to_confirm].map((move) => [move.id, move]))

/**
 * A sentence for each date that moves to another day than in the preview, or no longer fits. Empty if only reasons or
 * risk differ.
 */
export function previewChanges(before: Rescheduling, after: Rescheduling, now: string): string[] {
  const [then, today] = [movesOf(before), movesOf(after)]
  const gone = [...then.values()]
    .filter(({ id }) => !today.has(id))
    .map(({ title }) => copy.previewChanges.notAnyMore(title))
  const other = [...today.values()].flatMap((move) => {
    const known = then.get(move.id)
    if (!known) return [copy.previewChanges.alsoMoves(move.title, dayOf(move, now))]
    return known.to === move.to ? [] : [copy.previewChanges.elsewhere(move.title, dayOf(move, now), dayOf(known, now))]
  })
  const known = new Set(before.conflicts.map(({ id }) => id))
  const tight = after.conflicts
    .filter(({ id }) => !known.has(id))
    .map(({ title }) => copy.previewChanges.conflict(title))
  return [...other, ...gone, ...tight]
}
