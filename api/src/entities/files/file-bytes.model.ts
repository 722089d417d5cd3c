/**
 * The bytes of files, in GridFS. GridFS takes no part in transactions, so bytes are noted as loose before the first of them is
 * stored, and the note goes in the transaction of the file that holds them. What stays noted belongs to nobody and is swept:
 * docs/decisions/files-of-a-deal.md.
 */
import mongoose, { type InferSchemaType, Schema, type Types } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const looseBytesSchema = new Schema(
  {
    /** Of the bytes in GridFS. */
    _id: { type: 'ObjectId', required: true },
    since: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'loose_bytes' },
)
looseBytesSchema.index({ since: 1 })

export type StoredLooseBytes = InferSchemaType<typeof looseBytesSchema>
export const LooseBytesModel = recordModel<StoredLooseBytes>('LooseBytes', looseBytesSchema)

const BUCKET = 'file_bytes'

/** Where the bytes are. */
export function fileBucket(): mongoose.mongo.GridFSBucket {
  const { db } = mongoose.connection
  if (!db) throw new Error('There is no database yet')
  return new mongoose.mongo.GridFSBucket(db, { bucketName: BUCKET, writeConcern: { w: 'majority' } })
}

/** Deletes bytes, whole or not, and the note that they are loose. */
export async function deleteBytes(id: Types.ObjectId): Promise<void> {
  const { db } = mongoose.connection
  await db?.collection(`${BUCKET}.chunks`).deleteMany({ files_id: id })
  await db?.collection(`${BUCKET}.files`).deleteOne({ _id: id })
  await LooseBytesModel.deleteOne({ _id: id })
}
