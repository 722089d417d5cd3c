/** Seals events that were written before hashes were introduced, with their current content. */
import type { AnyBulkWriteOperation, Document } from 'mongodb'
import { EventHeadModel } from './event-head.model.ts'
import { EventModel } from './event.model.ts'
import { hashOf, NO_HASH } from './seal.ts'

const BATCH = 1000

/** Links every event into the hash chain of its stream. Idempotent. */
export async function sealEarlierEvents(): Promise<void> {
  let events: AnyBulkWriteOperation[] = []
  let heads: AnyBulkWriteOperation[] = []
  let last: Document | null = null
  const flush = async () => {
    if (events.length > 0) await EventModel.collection.bulkWrite(events, { ordered: false })
    if (heads.length > 0) await EventHeadModel.collection.bulkWrite(heads, { ordered: false })
    events = []
    heads = []
  }
  for await (const event of EventModel.collection.find({}).sort({ stream: 1, seq: 1 })) {
    const before: Document | null = last && String(last.stream) === String(event.stream) ? last : null
    if (last && !before) heads.push(headOf(last))
    const linked: Document = { ...event, prev: before?.hash ?? NO_HASH }
    const hash = hashOf(linked)
    events.push({ updateOne: { filter: { _id: event._id }, update: { $set: { prev: linked.prev, hash } } } })
    last = { ...linked, hash }
    if (events.length >= BATCH) await flush()
  }
  if (last) heads.push(headOf(last))
  await flush()
}

const headOf = ({ stream, seq, hash }: Document): AnyBulkWriteOperation => ({
  updateOne: { filter: { _id: stream }, update: { $set: { seq, hash, loose: true } }, upsert: true },
})
