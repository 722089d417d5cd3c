/** Pending deferred work. The collection keeps its original name. */
import { type InferSchemaType, Schema } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const deferredWorkSchema = new Schema(
  {
    /** The kind and the address, so that the same request made twice is handled once. */
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    created_at: { type: Date, required: true },
    due_at: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
    request_id: { type: String, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'errands' },
)
deferredWorkSchema.index({ due_at: 1 })

export type StoredDeferredWork = InferSchemaType<typeof deferredWorkSchema>
export const DeferredWorkModel = recordModel<StoredDeferredWork>('DeferredWork', deferredWorkSchema)
