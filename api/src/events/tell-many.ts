/** Tells one change of very many records, each in its own stream, at the cost of a few queries. */
import type { Model, Types } from 'mongoose'
import type { Change } from './change.ts'
import type { Difference } from './diff.ts'
import { EventModel } from './event.model.ts'

/** As many as go into one message to the database. */
const BATCH = 1000

type Many = { ids: readonly Types.ObjectId[]; op: string; diff: readonly Difference[] }

/** The same was done to each of these records of the model; the caller has written them, in the same transaction. */
export async function tellMany<T>(
  { session, actor, at }: Change,
  { modelName }: Model<T>,
  { ids, op, diff }: Many,
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH)
    const last = await lastOf(batch, session)
    const events = batch.map((id) => ({
      account: actor.account,
      stream: id,
      seq: (last.get(String(id)) ?? 0) + 1,
      at,
      actor: actor.id,
      entity: modelName.toLowerCase(),
      entity_id: id,
      op,
      diff: [...diff],
      cause: null,
      request_id: actor.requestId,
    }))
    await EventModel.insertMany(events, { session })
  }
}

/** The number of the last event of each stream. */
async function lastOf(streams: Types.ObjectId[], session: Change['session']): Promise<Map<string, number>> {
  const found = await EventModel.aggregate<{ _id: Types.ObjectId; seq: number }>([
    { $match: { stream: { $in: streams } } },
    { $group: { _id: '$stream', seq: { $max: '$seq' } } },
  ]).session(session)
  return new Map(found.map(({ _id, seq }) => [String(_id), seq]))
}
