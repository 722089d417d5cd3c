/**
 * The last event of each stream, written with it. It gives the position for the next event, and reveals a stream whose
 * end was cut off.
 */
import { type InferSchemaType, Schema } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const eventHeadSchema = new Schema(
  {
    /** The stream's id. */
    _id: { type: 'ObjectId', required: true },
    seq: { type: Number, required: true },
    hash: { type: String, required: true },
    /** True until an anchor holds this head, then absent. */
    loose: Boolean,
  },
  { versionKey: false, strict: 'throw', collection: 'event_heads' },
)
eventHeadSchema.index({ loose: 1 }, { partialFilterExpression: { loose: true } })

export type StoredEventHead = InferSchemaType<typeof eventHeadSchema>
export const EventHeadModel = recordModel<StoredEventHead>('EventHead', eventHeadSchema)
