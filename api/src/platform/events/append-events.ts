/**
 * Appends events to their streams. Numbers have no gaps, and each event is sealed with the hash of the previous one.
 */
import type { AnyBulkWriteOperation } from 'mongodb'
import type { ClientSession, Types } from 'mongoose'
import { setImmediate } from 'node:timers/promises'
import type { Difference } from './diff.ts'
import { EventHeadModel } from './event-head.model.ts'
import { EventModel } from './event.model.ts'
import type { Followed } from './followed.ts'
import { NO_HASH, sealed } from './seal.ts'

/** An event that has no position in its stream yet. */
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

/** The most events sent to the database in one bulk write. */
const BATCH = 1000

type Head = { seq: number; hash: string }

/**
 * Writes the events in the given order, in the transaction of `session` if there is one. `alongside` runs against the
 * database while the first events are sealed: with many events, sealing takes as long as storing the records.
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

/**
 * Seals the events, each linked to the previous one in its stream. Updates `heads` to the last event of each stream.
 */
async function linkedTo(heads: Map<string, Head>, events: readonly NewEvent[]) {
  // Let I/O that has already started go out before hashing blocks the event loop.
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

/** Inserts the heads of new streams. Upserting thousands that do not exist takes as long as storing their events. */
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
