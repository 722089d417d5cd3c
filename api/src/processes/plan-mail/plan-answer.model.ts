/** An email that came back for one of a plan: a reply, a bounce or a complaint. It's kept as it arrived until it's read. */
import { type InferSchemaType, Schema, type Types } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const KEPT_S = 30 * 24 * 60 * 60

const planAnswerSchema = new Schema(
  {
    /** The email that it answers; null for a complaint, which says it inside. */
    mail: { type: 'ObjectId', default: null },
    fingerprint: { type: String, required: true },
    /** Without a sender, which is how programs write about mail. */
    from_nobody: { type: Boolean, default: false },
    raw: { type: Buffer, default: null },
    received_at: { type: Date, required: true },
    /** When a process may read it; null once it's read. */
    due_at: { type: Date, default: null },
    attempts: { type: Number, default: 0 },
  },
  { versionKey: false, strict: 'throw', collection: 'plan_answers' },
)
planAnswerSchema.index({ mail: 1, fingerprint: 1 }, { unique: true })
planAnswerSchema.index({ due_at: 1 }, { partialFilterExpression: { due_at: { $type: 'date' } } })
planAnswerSchema.index({ received_at: 1 }, { expireAfterSeconds: KEPT_S })

export type StoredPlanAnswer = InferSchemaType<typeof planAnswerSchema> & { _id: Types.ObjectId }
export const PlanAnswerModel = recordModel<StoredPlanAnswer>('PlanAnswer', planAnswerSchema)
