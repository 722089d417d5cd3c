/** A person's request to be erased: the task that asks the owner to see to it. */
import { type InferSchemaType, Schema, type Types } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const erasureRequestSchema = new Schema(
  {
    /** The user who asks. */
    _id: { type: 'ObjectId', required: true },
    account: { type: 'ObjectId', required: true },
    task: { type: 'ObjectId', required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'erasure_requests' },
)

export type StoredErasureRequest = InferSchemaType<typeof erasureRequestSchema> & { _id: Types.ObjectId }
export const ErasureRequestModel = recordModel<StoredErasureRequest>('ErasureRequest', erasureRequestSchema)
