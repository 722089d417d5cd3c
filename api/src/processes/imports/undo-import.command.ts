/** Undoes an import part by part: removes its deals, except those that somebody has worked on since. */
import { trusted, type Types } from 'mongoose'
import type { KeptDeal } from 'openapi'
import { ImportState } from 'openapi/codes'
import { DealModel } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { difference } from '#platform/events/diff.ts'
import { EventModel } from '#platform/events/event.model.ts'
import { recordEvents } from '#platform/events/record-events.ts'
import { nextVersion } from '#platform/records/record.ts'
import { countInRollup } from '#processes/reports/rollup.command.ts'
import { eachPart } from './each-part.command.ts'
import { type ImportChunk, type ImportDocument, ImportModel, ImportRowsModel } from './import.model.ts'

/** Derived from other deals, so not somebody's work. */
const FOLLOWS = ['recompute_commission', 'follow']

/** Removes the remaining deals. Does nothing if the import is no longer being undone. */
export const undoImport = (one: ImportDocument, signal?: AbortSignal): Promise<void> =>
  eachPart(one, ImportState.undoing, removeNextPart, signal)

/** Removes the next part. Returns true if there is none, which finishes the undo. */
async function removeNextPart(tx: Change, one: ImportDocument): Promise<boolean> {
  const { session, at } = tx
  const made = { import: one._id, made_at: { $ne: null } }
  const next = await ImportRowsModel.collection.findOne<ImportChunk>(made, { session, sort: { index: 1 } })
  if (!next) {
    one.set({ state: ImportState.undone, done: one.rows, finished_at: at })
    await tx.save(one, { op: 'undo' })
    return true
  }
  const kept = await removeUntouched(tx, next.deals)
  const unmade = { $set: { deals: [], made_at: null } }
  await ImportRowsModel.collection.updateOne({ _id: next._id as never }, unmade, { session })
  const further = {
    done: { $add: ['$done', next.rows.length] },
    removed: { $add: ['$removed', next.deals.length - kept.length] },
    kept: { $concatArrays: ['$kept', { $literal: kept }] },
  }
  const update = [{ $set: { ...further, ...nextVersion(at, 'derived') } }]
  await ImportModel.collection.updateOne({ _id: one._id }, update, { session })
  return false
}

/** Removes the deals that have not changed since the import. Returns the others. */
async function removeUntouched(tx: Change, ids: readonly Types.ObjectId[]): Promise<KeptDeal[]> {
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
  return found.filter(({ id }) => touched.has(id)).map(({ id, name }) => ({ id, name }))
}

/** The deals with any activity after they were created: on them, their tasks, people or portals. */
async function touchedSince({ session }: Change, ids: readonly Types.ObjectId[]): Promise<ReadonlySet<string>> {
  const later = { stream: { $in: [...ids] }, seq: { $gt: 1 }, op: { $nin: FOLLOWS } }
  const streams = await EventModel.collection.distinct('stream', later, { session })
  return new Set(streams.map(String))
}
