/**
 * Errands: what a visitor asked for and the product does a moment later. The call only notes the wish, which takes the same
 * work for a known and for an unknown address, so that neither answer nor time tells them apart.
 */
import { type InferSchemaType, model, Schema } from 'mongoose'

const errandSchema = new Schema(
  {
    /** What and for whom: the same wish twice is one errand. */
    _id: String,
    kind: { type: String, enum: ['sign_up', 'forget_password'], required: true },
    data: { type: Schema.Types.Mixed, required: true },
    created_at: { type: Date, required: true },
    due_at: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
    request_id: { type: String, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'errands' },
)
errandSchema.index({ due_at: 1 })

export type StoredErrand = InferSchemaType<typeof errandSchema>
export const ErrandModel = model<StoredErrand>('Errand', errandSchema)
