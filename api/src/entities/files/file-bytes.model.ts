/**
 * The bytes of files, in GridFS. GridFS does not support transactions. So bytes are recorded as loose before the first
 * of them is stored, and that record is removed in the transaction that creates their file. Bytes that stay loose
 * belong to no file and are swept: docs/decisions/files-of-a-deal.md.
 */
import mongoose, { type InferSchemaType, Schema, type Types } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const looseBytesSchema = new Schema(
  {
    /** The id of the bytes in GridFS. */
    _id: { type: 'ObjectId', required: true },
    since: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'loose_bytes' },
)
looseBytesSchema.index({ since: 1 })

export type StoredLooseBytes = InferSchemaType<typeof looseBytesSchema>
export const LooseBytesModel = recordModel<StoredLooseBytes>('LooseBytes', looseBytesSchema)

const BUCKET = 'file_bytes'

/** The GridFS bucket of the bytes. */
export function fileBucket(): mongoose.mongo.GridFSBucket {
  const { db } = mongoose.connection
  if (!db) throw new Error('There is no database yet')
  return new mongoose.mongo.GridFSBucket(db, { bucketName: BUCKET, writeConcern: { w: 'majority' } })
}

/** Deletes complete or partial bytes, and their record as loose. */
export async function deleteBytes(id: Types.ObjectId): Promise<void> {
  const { db } = mongoose.connection
  await db?.collection(`${BUCKET}.chunks`).deleteMany({ files_id: id })
  await db?.collection(`${BUCKET}.files`).deleteOne({ _id: id })
  await LooseBytesModel.deleteOne({ _id: id })
}
