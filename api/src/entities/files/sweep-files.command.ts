/** Deletes for good what no file holds any more: files deleted long ago, and the bytes of uploads that came to nothing. */
import type { Document } from 'mongodb'
import { trusted } from 'mongoose'
import { deleteBytes, LooseBytesModel } from './file-bytes.model.ts'
import { FilePreviewModel } from './file-preview.model.ts'
import { FileModel, goneSince, type StoredFile } from './file.model.ts'
import { CLAIM_MS } from './write-file.command.ts'

/** Sweeps what is over its time at the instant `at`. Answers how many files and uploads that were. */
export async function sweepFiles(at = new Date(), signal?: AbortSignal): Promise<number> {
  const purged = await purgeFiles({ deleted_at: { $type: 'date', $lte: goneSince(at) } })
  const over = await LooseBytesModel.find({ since: trusted({ $lte: new Date(at.getTime() - 2 * CLAIM_MS) }) }).lean()
  for (const { _id } of over) {
    if (signal?.aborted) break
    await deleteBytes(_id)
  }
  return purged + over.length
}

/** Deletes the files that fit, for good. Their bytes are noted as loose first: where this is cut short, nothing is forgotten. */
export async function purgeFiles(filter: Document): Promise<number> {
  const files = await FileModel.collection.find<StoredFile>(filter, { projection: { bytes: 1 } }).toArray()
  for (const { _id, bytes } of files) {
    await LooseBytesModel.updateOne({ _id: bytes }, { $setOnInsert: { since: new Date(0) } }, { upsert: true })
    await FilePreviewModel.deleteOne({ _id })
    await FileModel.deleteOne({ _id })
    await deleteBytes(bytes)
  }
  return files.length
}
