/** What all follow-up plans of an account keep to. Its id is the account's. */
import { type ClientSession, type HydratedDocument, type InferSchemaType, Schema, type Types } from 'mongoose'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const planSettingsSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    postal_address: { type: String, default: '', trim: true },
    quiet_from: { type: String, default: '20:00' },
    quiet_until: { type: String, default: '08:00' },
    sundays: { type: Boolean, default: false },
    paused_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'plan_settings' },
)
planSettingsSchema.index({ account: 1 })
planSettingsSchema.plugin(recorded)

export type StoredPlanSettings = InferSchemaType<typeof planSettingsSchema> & Recorded
export type PlanSettingsDocument = HydratedDocument<StoredPlanSettings>
export const PlanSettingsModel = recordModel<StoredPlanSettings>('PlanSettings', planSettingsSchema)

/** The account's settings, which are the usual ones until someone changes them. */
export async function planSettingsOf(account: Types.ObjectId, session?: ClientSession): Promise<PlanSettingsDocument> {
  const found = await PlanSettingsModel.findById(account, null, session && { session })
  return found ?? new PlanSettingsModel({ _id: account, account })
}
