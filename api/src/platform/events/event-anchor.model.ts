/**
 * Anchors: the heads of the event streams at one instant. Each anchor holds the hash of the previous one. Anyone who
 * has kept an anchor's hash elsewhere (the API logs it) can prove that nothing before it was altered, the heads
 * included.
 */
import { type InferSchemaType, Schema } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const eventAnchorSchema = new Schema(
  {
    /** The position in the chain, from 1. */
    _id: { type: Number, required: true },
    at: { type: Date, required: true },
    heads: {
      type: [{ stream: 'ObjectId', seq: Number, hash: String, _id: false }],
      required: true,
    },
    prev: { type: String, default: '' },
    hash: { type: String, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'event_anchors' },
)

export type StoredEventAnchor = InferSchemaType<typeof eventAnchorSchema>
export const EventAnchorModel = recordModel<StoredEventAnchor>('EventAnchor', eventAnchorSchema)
