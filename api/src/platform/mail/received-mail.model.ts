/** The development inbox: emails that were not actually sent. Not used in production. */
import { type InferSchemaType, Schema } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const KEPT_S = 7 * 24 * 60 * 60

const receivedMailSchema = new Schema(
  {
    /** The Message-ID. */
    _id: String,
    to: { type: String, required: true },
    replyTo: { type: String, default: null },
    subject: { type: String, required: true },
    html: { type: String, required: true, secret: true },
    text: { type: String, required: true, secret: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'received_mail' },
)
receivedMailSchema.index({ to: 1, at: -1 })
receivedMailSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_S })

export type ReceivedMail = InferSchemaType<typeof receivedMailSchema>
export const ReceivedMailModel = recordModel<ReceivedMail>('ReceivedMail', receivedMailSchema)
