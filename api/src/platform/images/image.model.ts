/**
 * Profile images, as small files of one kind: 512 pixels square, WebP. They are kept in documents, not in GridFS, so that an
 * image is stored and replaced in the transaction of the record that shows it.
 */
import { type InferSchemaType, model, Schema, type Types } from 'mongoose'
import { contract } from '#platform/http/contract.ts'

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

/** Where the image with this id is; null for none. */
export const imageAddress = (id: string | null | undefined): string | null =>
  id ? `${server?.url ?? ''}/images/${id}/` : null
