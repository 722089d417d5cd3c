/** Undoes an import part by part: takes back what it did, except for what someone has worked on since. */
import { ImportState } from 'openapi/codes'
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

/** Takes back the remaining parts. Does nothing if the import is no longer being undone. */
export const undoImport = (one: ImportDocument, signal?: AbortSignal): Promise<void> =>
  eachPart(one, ImportState.undoing, takeBackNextPart, signal)

/** Takes back the next part. Returns true if there is none, which finishes the undo. */
async function takeBackNextPart(tx: Change, one: ImportDocument): Promise<boolean> {
  const { session, at } = tx
  const made = { import: one._id, made_at: { $ne: null } }
  const next = await ImportRowsModel.collection.findOne<ImportChunk>(made, { session, sort: { index: -1 } })
  if (!next) {
    await kindOf(one).afterUndo(tx, one)
    one.set({ state: ImportState.undone, done: one.rows, finished_at: at })
    await tx.save(one, { op: 'undo' })
    return true
  }
  const { removed, kept } = await kindOf(one).takeBack(tx, one, next)
  const unmade = { $set: { made: [], contacts: null, filled: [], inquiries: [], made_at: null } }
  await ImportRowsModel.collection.updateOne({ _id: next._id as never }, unmade, { session })
  const further = {
    done: { $add: ['$done', next.rows.length] },
    removed: { $add: ['$removed', removed] },
    kept: { $concatArrays: ['$kept', { $literal: kept }] },
  }
  const update = [{ $set: { ...further, ...nextVersion(at, 'derived') } }]
  await ImportModel.collection.updateOne({ _id: one._id }, update, { session })
  return false
}
