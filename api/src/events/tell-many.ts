/** Tells one change of very many records at the cost of a few queries. */
import type { Model, Types } from 'mongoose'
import { type Change, entityName } from './change.ts'
import type { Difference } from './diff.ts'
import { EventModel } from './event.model.ts'

/** As many as go into one message to the database. */
const BATCH = 1000

/** A record, and the stream that it is told in: its deal's, or its own. */
export type ToldRecord = { _id: Types.ObjectId; stream: Types.ObjectId }

type Many = { records: readonly ToldRecord[]; op: string; diff: readonly Difference[] }

/** The same was done to each of these records of the model; the caller has written them, in the same transaction. */
export async function tellMany<T>(
  { session, actor, at }: Change,
  { modelName }: Model<T>,
  { records, op, diff }: Many,
): Promise<void> {
  const told = { account: actor.account, at, actor: actor.id, op, cause: null, request_id: actor.requestId }
  for (let from = 0; from < records.length; from += BATCH) {
    const batch = records.slice(from, from + BATCH)
    const last = await lastOf(batch, session)
    const next = (stream: Types.ObjectId) => {
      const seq = (last.get(String(stream)) ?? 0) + 1
      last.set(String(stream), seq)
      return seq
    }
    const events = batch.map(({ _id, stream }) => ({
      ...told,
      stream,
      seq: next(stream),
      entity: entityName(modelName),
      entity_id: _id,
      diff: [...diff],
    }))
    await EventModel.insertMany(events, { session })
  }
}

/** The number of the last event of each stream. */
async function lastOf(records: readonly ToldRecord[], session: Change['session']): Promise<Map<string, number>> {
  const found = await EventModel.aggregate<{ _id: Types.ObjectId; seq: number }>([
    { $match: { stream: { $in: records.map(({ stream }) => stream) } } },
    { $group: { _id: '$stream', seq: { $max: '$seq' } } },
  ]).session(session)
  return new Map(found.map(({ _id, seq }) => [String(_id), seq]))
}
