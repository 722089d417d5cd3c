/** Rebuilds a record from the event of its deletion. */
import type { Document } from 'mongoose'
import type { Change } from '#platform/events/change.ts'
import { type Difference, difference, madeBy } from '#platform/events/diff.ts'
import type { Recorded } from '#platform/records/record.ts'
import type { EventToUndo } from './subject.query.ts'

/** The fields that the record had, to make it of. */
export function fieldsBefore({ at }: Change, { entity_id: _id, diff }: EventToUndo): Record<string, unknown> {
  const own = diff.filter(({ path, from }) => !path.includes('.') && from !== null)
  const fields = Object.fromEntries(own.map(({ path, from }) => [path, from]))
  return { created_at: at, ...fields, _id, updated_at: at }
}

/**
 * The document to insert without mongoose, which would set the fields of a new record. The version increases, so that
 * no version means two states.
 */
export const storedForm = (record: Document & { version?: number }): Recorded & Record<string, unknown> => ({
  ...(record.toObject({ depopulate: true }) as Recorded),
  version: (record.version ?? 0) + 1,
})

/** What the recovery changes. The author and the time are the original ones. */
export const recovery = (stored: Recorded): Difference[] => [
  ...difference({}, stored),
  ...madeBy(stored).map(({ path, from }) => ({ path, from: null, to: from })),
]
