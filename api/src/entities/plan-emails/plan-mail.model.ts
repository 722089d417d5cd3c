/** An email of a follow-up plan: what it said, to whom, and what became of it. */
import { randomBytes } from 'node:crypto'
import { type InferSchemaType, Schema, type Types } from 'mongoose'
import { PlanMailState } from 'openapi/codes'
import { recordModel } from '#platform/records/record.ts'

const planMailSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    contact: { type: 'ObjectId', required: true },
    plan: { type: 'ObjectId', required: true },
    enrollment: { type: 'ObjectId', required: true },
    /** The id of the step: each sends one email to a contact. */
    step: { type: String, required: true },
    /** The user in whose name it is written. */
    agent: { type: 'ObjectId', default: null },
    from_name: { type: String, default: '' },
    to: { type: String, required: true },
    subject: { type: String, required: true },
    text: { type: String, required: true },
    footer: { type: String, default: '' },
    /** The reader's clock, by which quiet hours are. */
    time_zone: { type: String, required: true },
    /** What the addresses for replies and bounces have in them. No one guesses it. */
    token: { type: String, required: true, secret: true },
    at: { type: Date, required: true },
    state: { type: String, enum: Object.values(PlanMailState), default: PlanMailState.queued },
    sent_at: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'plan_mails' },
)
planMailSchema.index({ account: 1 })
planMailSchema.index({ enrollment: 1, step: 1 }, { unique: true })
planMailSchema.index({ contact: 1, at: -1, _id: -1 })
planMailSchema.index({ token: 1 }, { unique: true })

export type StoredPlanMail = InferSchemaType<typeof planMailSchema> & { _id: Types.ObjectId }
export const PlanMailModel = recordModel<StoredPlanMail>('PlanMail', planMailSchema)

const TOKEN_BYTES = 16

/** In addresses of email, upper and lower case are the same. */
export const newMailToken = (): string => randomBytes(TOKEN_BYTES).toString('hex')
