/** Adds events to their streams: numbered without gaps, each sealed with the hash of the one before. */
import type { AnyBulkWriteOperation } from 'mongodb'
import type { ClientSession, Types } from 'mongoose'
import { setImmediate } from 'node:timers/promises'
import type { Difference } from './diff.ts'
import { EventHeadModel } from './event-head.model.ts'
import { EventModel } from './event.model.ts'
import type { Followed } from './followed.ts'
import { NO_HASH, sealed } from './seal.ts'

/** An event before it has its place. */
export type NewEvent = {
  _id: Types.ObjectId
  account: Types.ObjectId
  stream: Types.ObjectId
  at: Date
  actor: Types.ObjectId | null
  entity: string
  entity_id: Types.ObjectId
  op: string
  diff: Difference[]
  follows: Followed[]
  cause: string | null
  request_id: string
}

/** As many as go into one message to the database. */
const BATCH = 1000

type Head = { seq: number; hash: string }

/**
 * Writes the events in the order in which they are given, in the transaction of `session` where there is one. `alongside` is
 * asked of the database while the first of them are sealed: many take as long to seal as their records to store.
 */
export async function appendEvents(
  events: readonly NewEvent[],
  session: ClientSession | null = null,
  alongside: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const within = session ? { session } : {}
  if (events.length === 0) await alongside()
  for (let from = 0; from < events.length; from += BATCH) {
    const batch = events.slice(from, from + BATCH)
    const heads = await headsOf(batch, within)
    const known = new Set(heads.keys())
    const [linked] = await Promise.all([linkedTo(heads, batch), from === 0 && alongside()])
    await EventModel.collection.insertMany(linked, within)
    await EventHeadModel.collection.bulkWrite(headWrites(batch, heads, known), { ...within, ordered: false })
  }
}

/** The events sealed, each behind the one before in its stream; `heads` become the last of them. */
async function linkedTo(heads: Map<string, Head>, events: readonly NewEvent[]) {
  // What else was begun is on its way first.
  await setImmediate()
  return events.map((event) => {
    const before = heads.get(String(event.stream)) ?? { seq: 0, hash: NO_HASH }
    const next = sealed({ ...event, seq: before.seq + 1, prev: before.hash })
    heads.set(String(event.stream), { seq: next.seq, hash: next.hash })
    return next
  })
}

async function headsOf(events: readonly NewEvent[], within: { session?: ClientSession }): Promise<Map<string, Head>> {
  const found = await EventHeadModel.collection
    .find<Head & { _id: Types.ObjectId }>({ _id: { $in: streamsOf(events) } }, within)
    .toArray()
  return new Map(found.map(({ _id, seq, hash }) => [String(_id), { seq, hash }]))
}

/** The head of a new stream is inserted: looking for thousands that are not there takes as long as storing their events. */
function headWrites(
  events: readonly NewEvent[],
  heads: ReadonlyMap<string, Head>,
  known: ReadonlySet<string>,
): AnyBulkWriteOperation[] {
  return streamsOf(events).map((_id) => {
    const head = { ...heads.get(String(_id)), loose: true }
    return known.has(String(_id))
      ? { updateOne: { filter: { _id }, update: { $set: head } } }
      : { insertOne: { document: { _id, ...head } } }
  })
}

const streamsOf = (events: readonly NewEvent[]): Types.ObjectId[] => [
  ...new Map(events.map(({ stream }) => [String(stream), stream])).values(),
]
