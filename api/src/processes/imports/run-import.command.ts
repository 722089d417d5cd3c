/**
 * Creates records from an import's valid rows, part by part, each in one transaction. If a process dies midway, no part
 * is half done, and the next process resumes with the first part not yet done (docs/decisions/imports-are-resumed.md).
 */
import { ImportState } from 'openapi/codes'
import { loadViewer } from '#entities/sessions/viewer.query.ts'
import type { Change } from '#platform/events/change.ts'
import { nextVersion } from '#platform/records/record.ts'
import {
  type ImportChunk,
  type ImportDocument,
  ImportModel,
  ImportRowsModel,
} from '#processes/import-rows/import.model.ts'
import { eachPart } from './each-part.command.ts'
import { kindOf } from './kinds.ts'

/** Creates the remaining records. Does nothing if the import is no longer running. */
export const runImport = (one: ImportDocument, signal?: AbortSignal): Promise<void> =>
  eachPart(one, ImportState.running, goOn, signal)

/** Does the next part. Returns true if there is none, which finishes the import. */
async function goOn(tx: Change, one: ImportDocument): Promise<boolean> {
  const { session, at } = tx
  const unmade = { import: one._id, made_at: null }
  const next = await ImportRowsModel.collection.findOne<ImportChunk>(unmade, { session, sort: { index: 1 } })
  const viewer = next && one.created_by && (await loadViewer(one.created_by, session))
  if (next && viewer && viewer.role !== null) {
    const make = await kindOf(one).begin(tx, one, viewer)
    const { kept, updated, skipped } = await make(next)
    await ImportRowsModel.collection.updateOne(
      { _id: next._id as never },
      { $set: { ...kept, made_at: at } },
      { session },
    )
    // Progress is not a user's change, so it has no event.
    const further = {
      imported: { $add: ['$imported', kept.made.length] },
      updated: { $add: ['$updated', updated] },
      skipped: { $add: ['$skipped', skipped] },
      done: { $add: ['$done', next.rows.length] },
    }
    const update = [{ $set: { ...further, ...nextVersion(at, 'derived') } }]
    await ImportModel.collection.updateOne({ _id: one._id }, update, { session })
    return false
  }
  const good = one.imported + one.updated + one.skipped
  if (next) one.set({ state: ImportState.failed, reason: 'The person who started it no longer has access' })
  else {
    one.set({ state: ImportState.done, good, bad: one.rows - good })
    await kindOf(one).afterDone(tx, one)
  }
  one.set('finished_at', at)
  await tx.save(one, { op: next ? 'fail' : 'finish' })
  return true
}
