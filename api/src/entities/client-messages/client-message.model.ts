/** Bad news for the clients of a deal, which waits until someone sends it in their own words, or drops it. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { ClientMessageKind, ClientMessageState } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const moveSchema = new Schema(
  {
    /** The deal's date, such as `closing`. */
    date: { type: String, required: true },
    from: { type: String, required: true },
    to: { type: String, required: true },
  },
  { _id: false, strict: 'throw' },
)

const clientMessageSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    deal: { type: 'ObjectId', required: true },
    kind: { type: String, enum: Object.values(ClientMessageKind), required: true },
    /** The dates that have slipped since this waits, from the days that clients know. */
    moves: { type: [moveSchema], default: [] },
    text: { type: String, required: true, trim: true },
    state: { type: String, enum: Object.values(ClientMessageState), default: ClientMessageState.waiting },
    decided_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'client_messages' },
)
clientMessageSchema.index({ account: 1, created_at: -1, _id: -1 })
clientMessageSchema.index({ deal: 1, state: 1, created_at: -1, _id: -1 })
clientMessageSchema.plugin(recorded)

export type StoredClientMessage = InferSchemaType<typeof clientMessageSchema> & Recorded
export type ClientMessageDocument = HydratedDocument<StoredClientMessage>
export const ClientMessageModel = recordModel<StoredClientMessage>('ClientMessage', clientMessageSchema)
