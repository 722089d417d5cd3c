/** Purges what no file needs any more: files deleted long ago, and the bytes of failed uploads. */
import type { Document } from 'mongodb'
import { trusted } from 'mongoose'
import { deleteBytes, LooseBytesModel } from './file-bytes.model.ts'
import { FilePreviewModel } from './file-preview.model.ts'
import { FileModel, goneSince, type StoredFile } from './file.model.ts'
import { CLAIM_MS } from './write-file.command.ts'

/** Purges everything due at the instant `at`. Returns the number of files and uploads. */
export async function sweepFiles(at = new Date(), signal?: AbortSignal): Promise<number> {
  const purged = await purgeFiles({ deleted_at: { $type: 'date', $lte: goneSince(at) } })
  const over = await LooseBytesModel.find({ since: trusted({ $lte: new Date(at.getTime() - 2 * CLAIM_MS) }) }).lean()
  for (const { _id } of over) {
    if (signal?.aborted) break
    await deleteBytes(_id)
  }
  return purged + over.length
}

/**
 * Purges the matching files. Their bytes are recorded as loose first, so that an interruption loses track of nothing.
 */
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
