/**
 * Anchors: how far streams had come at an instant. Each holds the hash of the one before, so that whoever kept one anchor's hash
 * elsewhere (the API logs it) can prove that nothing before it was altered, not even with the heads.
 */
import { type InferSchemaType, Schema } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const eventAnchorSchema = new Schema(
  {
    /** The place in the chain, from 1. */
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
