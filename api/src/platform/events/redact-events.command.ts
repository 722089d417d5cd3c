/** Takes values out of events that were written earlier. They keep their hash, and a later event lists what they are now. */
import type { AnyBulkWriteOperation, Document } from 'mongodb'
import type { Types } from 'mongoose'
import type { Change } from './change.ts'
import type { Difference } from './diff.ts'
import { EventModel } from './event.model.ts'
import type { Followed } from './followed.ts'
import { hashOf } from './seal.ts'

type LoggedEvent = Document & {
  _id: Types.ObjectId
  entity_id: Types.ObjectId
  diff: Difference[]
  follows: Followed[]
  cause: string | null
}

export type Redaction = {
  ids: readonly Types.ObjectId[]
  /** Called for every value; returns the value itself if nothing is to be replaced. */
  replace: (value: unknown, at: { event: LoggedEvent; path: string }) => unknown
}

/** An event and the hash of what it is since it was redacted. */
export type Redacted = { event: Types.ObjectId; digest: string }

/** Replaces values in stored events, and returns what each changed event has hashed to since. */
export async function redactEvents({ session }: Change, { ids, replace }: Redaction): Promise<Redacted[]> {
  const redacted: Redacted[] = []
  const writes: AnyBulkWriteOperation[] = []
  // What earlier erasures list holds nothing of anyone, and proves what they did.
  const named = { _id: { $in: [...ids] }, op: { $ne: 'erase' } }
  const events = EventModel.collection.find<LoggedEvent>(named, { session }).sort({ _id: 1 })
  for await (const event of events) {
    const at = (path: string) => ({ event, path })
    const diff = event.diff.map((one) => ({
      ...one,
      from: replace(one.from, at(one.path)),
      to: replace(one.to, at(one.path)),
    }))
    const follows = event.follows.map((one) => ({ ...one, to: replace(one.to, at(one.path)) }))
    const cause = replace(event.cause, at('cause'))
    const isSame =
      cause === event.cause &&
      diff.every(({ from, to }, i) => from === event.diff[i]?.from && to === event.diff[i]?.to) &&
      follows.every(({ to }, i) => to === event.follows[i]?.to)
    if (isSame) continue
    const values = { diff, follows, cause }
    redacted.push({ event: event._id, digest: hashOf({ ...event, ...values }) })
    writes.push({ updateOne: { filter: { _id: event._id }, update: { $set: values } } })
  }
  if (writes.length > 0) await EventModel.collection.bulkWrite(writes, { session, ordered: false })
  return redacted
}
