/**
 * The outbox: queued emails. An email is written in the transaction of the change it is about, so none is lost, and
 * none is sent for a change that never happened. Its data, which may contain a link's secret, is cleared after sending.
 */
import { type InferSchemaType, Schema } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const KEPT_S = 30 * 24 * 60 * 60

const outboxSchema = new Schema(
  {
    /** The account whose change it tells of. */
    account: { type: 'ObjectId', default: null },
    to: { type: String, required: true },
    template: { type: String, required: true },
    data: { type: Schema.Types.Mixed, default: null, secret: true },
    /** What it is about, if it is to be canceled when that is undone before sending. */
    about: { type: 'ObjectId', default: null },
    /** What makes it the only one of its kind, such as a step of a plan for a contact; null for most. */
    key: { type: String, default: null },
    /** The portal that entitles the recipient to know, if it is checked before sending. */
    portal: { type: 'ObjectId', default: null },
    created_at: { type: Date, required: true },
    /** When it may be claimed for sending: at once, after a lease expires, or after a failure. */
    due_at: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
    sent_at: { type: Date, default: null },
    given_up_at: { type: Date, default: null },
    last_error: { type: String, default: null },
    /** The request that caused it. */
    request_id: { type: String, required: true },
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'outbox' },
)
outboxSchema.index({ due_at: 1 }, { partialFilterExpression: { sent_at: null, given_up_at: null } })
outboxSchema.index({ about: 1 }, { partialFilterExpression: { about: { $type: 'objectId' } } })
outboxSchema.index({ account: 1 })
outboxSchema.index({ key: 1 }, { unique: true, partialFilterExpression: { key: { $type: 'string' } } })
outboxSchema.index({ created_at: 1 }, { expireAfterSeconds: KEPT_S })

export type StoredMail = InferSchemaType<typeof outboxSchema>
export const OutboxModel = recordModel<StoredMail>('OutboxLetter', outboxSchema)
