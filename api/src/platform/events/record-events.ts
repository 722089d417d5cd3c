/** Records one change made to very many records. */
import type { Types } from 'mongoose'
import { type Change, entityName } from './change.ts'
import type { Difference } from './diff.ts'
import type { Followed } from './followed.ts'

/** A record, the stream of its event (its deal's or its own), and its derived changes. */
export type RecordedChange = { _id: Types.ObjectId; stream: Types.ObjectId; follows?: Followed[] }

type Many = {
  /** Each with its own `diff` if it is not the same for all. */
  records: readonly (RecordedChange & { diff?: readonly Difference[] })[]
  op: string
  diff: readonly Difference[]
  cause?: string
}

/** Records that the same was done to each of these records. The caller has written them, in the same transaction. */
export function recordEvents(
  change: Change,
  { modelName }: { readonly modelName: string },
  { records, op, diff, cause }: Many,
): void {
  const entity = entityName(modelName)
  for (const { _id, stream, follows = [], diff: own = diff } of records)
    change.recordEvent({ stream, entity, entity_id: _id, op, diff: [...own], follows, cause: cause ?? null })
}
