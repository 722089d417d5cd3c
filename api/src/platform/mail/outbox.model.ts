/**
 * The outbox: mail as it waits to be sent. A letter is written in the transaction of what it tells, so none is lost and none
 * tells what never happened. Its data, which may hold a link's secret, is cleared once it is sent.
 */
import { type InferSchemaType, Schema } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const KEPT_S = 30 * 24 * 60 * 60

const outboxSchema = new Schema(
  {
    to: { type: String, required: true },
    template: { type: String, required: true },
    data: { type: Schema.Types.Mixed, default: null },
    /** What it tells of, where it is taken back should that be undone before it is sent. */
    about: { type: 'ObjectId', default: null },
    created_at: { type: Date, required: true },
    /** When it may be taken to be sent: at once, after a lease has run out, or after a failure. */
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
outboxSchema.index({ created_at: 1 }, { expireAfterSeconds: KEPT_S })

export type StoredMail = InferSchemaType<typeof outboxSchema>
export const OutboxModel = recordModel<StoredMail>('OutboxLetter', outboxSchema)
