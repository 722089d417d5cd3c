/** A commission plan: a member's agreement with the company, in effect from a day until their next plan. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const part = { _id: false, strict: 'throw' } as const

export const tierSchema = new Schema(
  { from: { type: Number, required: true }, split_bp: { type: Number, required: true } },
  part,
)
export const feeSchema = new Schema(
  {
    label: { type: String, required: true, trim: true },
    flat: { type: Number, default: null },
    rate_bp: { type: Number, default: null },
  },
  part,
)

const commissionPlanSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    team: { type: 'ObjectId', required: true },
    user: { type: 'ObjectId', required: true },
    /** A day, YYYY-MM-DD. */
    effective_from: { type: String, required: true },
    /** The day of the year when cap and tiers reset, MM-DD. */
    anniversary: { type: String, required: true },
    tiers: { type: [tierSchema], required: true },
    cap: { type: Number, default: null },
    fees: { type: [feeSchema], default: [] },
  },
  { ...recordOptions, collection: 'commission_plans' },
)
commissionPlanSchema.index({ team: 1, user: 1, effective_from: 1 }, { unique: true })
commissionPlanSchema.index({ account: 1, effective_from: -1, _id: -1 })
commissionPlanSchema.plugin(recorded)

export type StoredCommissionPlan = InferSchemaType<typeof commissionPlanSchema> & Recorded
export type CommissionPlanDocument = HydratedDocument<StoredCommissionPlan>
export const CommissionPlanModel = recordModel<StoredCommissionPlan>('CommissionPlan', commissionPlanSchema)
