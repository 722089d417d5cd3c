/** Tells one change of very many records. */
import type { Types } from 'mongoose'
import { type Change, entityName } from './change.ts'
import type { Difference } from './diff.ts'
import type { Followed } from './followed.ts'

/** A record, the stream that it is told in (its deal's, or its own), and what followed for it. */
export type RecordedChange = { _id: Types.ObjectId; stream: Types.ObjectId; follows?: Followed[] }

type Many = {
  /** With what changed of each, where that is not the same for all. */
  records: readonly (RecordedChange & { diff?: readonly Difference[] })[]
  op: string
  diff: readonly Difference[]
  cause?: string
}

/** The same was done to each of these records of the model; the caller has written them, in the same transaction. */
export function recordEvents(
  change: Change,
  { modelName }: { readonly modelName: string },
  { records, op, diff, cause }: Many,
): void {
  const entity = entityName(modelName)
  for (const { _id, stream, follows = [], diff: own = diff } of records)
    change.recordEvent({ stream, entity, entity_id: _id, op, diff: [...own], follows, cause: cause ?? null })
}
