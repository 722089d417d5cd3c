/**
 * The last event of each stream, written with it: where a stream goes on, and how the end of one that was cut off is missed.
 */
import { type InferSchemaType, Schema } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const eventHeadSchema = new Schema(
  {
    /** The stream. */
    _id: { type: 'ObjectId', required: true },
    seq: { type: Number, required: true },
    hash: { type: String, required: true },
    /** No anchor holds it yet; absent where one does. */
    loose: Boolean,
  },
  { versionKey: false, strict: 'throw', collection: 'event_heads' },
)
eventHeadSchema.index({ loose: 1 }, { partialFilterExpression: { loose: true } })

export type StoredEventHead = InferSchemaType<typeof eventHeadSchema>
export const EventHeadModel = recordModel<StoredEventHead>('EventHead', eventHeadSchema)
