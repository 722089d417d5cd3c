/** How many leads someone got on a day. */
import { type InferSchemaType, Schema } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const KEPT_S = 7 * 24 * 60 * 60

const leadTallySchema = new Schema(
  {
    /** The user and the day. See tallyOf(). */
    _id: { type: String, required: true },
    account: { type: 'ObjectId', required: true },
    day: { type: String, required: true },
    count: { type: Number, default: 0 },
    created_at: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'lead_tallies' },
)
leadTallySchema.index({ account: 1, day: 1 })
leadTallySchema.index({ created_at: 1 }, { expireAfterSeconds: KEPT_S })

export type StoredLeadTally = InferSchemaType<typeof leadTallySchema>
export const LeadTallyModel = recordModel<StoredLeadTally>('LeadTally', leadTallySchema)
