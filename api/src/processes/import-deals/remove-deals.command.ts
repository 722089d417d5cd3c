/** Removes the deals of an import, except those that someone has worked on since. */
import { trusted, type Types } from 'mongoose'
import type { KeptRecord } from 'openapi'
import { DealModel } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { difference } from '#platform/events/diff.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { recordEvents } from '#platform/events/record-events.ts'
import { countInRollup } from '#processes/reports/rollup.command.ts'

/** Derived from other deals, so not someone's work. */
const FOLLOWS = ['recompute_commission', 'follow']

/** Removes the deals that have not changed since the import. Returns the others. */
export async function removeUntouched(tx: Change, ids: readonly Types.ObjectId[]): Promise<KeptRecord[]> {
  const { session } = tx
  const touched = await touchedSince(tx, ids)
  const found = await DealModel.find({ _id: trusted({ $in: [...ids] }) }, null, { session })
  const removed = found.filter(({ id }) => !touched.has(id))
  await DealModel.deleteMany({ _id: trusted({ $in: removed.map(({ _id }) => _id) }) }, { session })
  const records = removed.map((deal) => ({ _id: deal._id, stream: deal._id, diff: difference(deal.toObject(), {}) }))
  recordEvents(tx, DealModel, { op: 'delete', cause: 'import', records, diff: [] })
  await countInRollup(
    tx,
    removed.map((deal) => deal.toObject()),
    -1,
  )
  return found.filter(({ id }) => touched.has(id)).map(({ id, name }) => ({ id, name, fields: [] }))
}

/** The deals with any activity after they were created: on them, their tasks, people or portals. */
async function touchedSince({ session }: Change, ids: readonly Types.ObjectId[]): Promise<ReadonlySet<string>> {
  const later = { stream: { $in: [...ids] }, seq: { $gt: 1 }, op: { $nin: FOLLOWS } }
  const streams = await EventModel.collection.distinct('stream', later, { session })
  return new Set(streams.map(String))
}
