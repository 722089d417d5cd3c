/**
 * Profile images: 512-pixel square WebP files. They are small enough to store in documents rather than GridFS, so an
 * image can be stored and replaced in the transaction of the record that uses it.
 */
import { type InferSchemaType, model, Schema, type Types } from 'mongoose'
import { contract } from '#platform/contract/contract.ts'

const imageSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    bytes: { type: Buffer, required: true },
    created_at: { type: Date, required: true },
    created_by: { type: 'ObjectId', default: null },
  },
  { versionKey: false, strict: 'throw', collection: 'images' },
)
imageSchema.index({ account: 1 })

export type StoredImage = InferSchemaType<typeof imageSchema> & { _id: Types.ObjectId }
export const ImageModel = model('Image', imageSchema)

const [server] = contract.servers

/** The URL of the image with this id; null for none. */
export const imageAddress = (id: string | null | undefined): string | null =>
  id ? `${server?.url ?? ''}/images/${id}/` : null
