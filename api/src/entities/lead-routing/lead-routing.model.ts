/** Who gets an account's leads: rules in the order in which they are tried. One record for an account. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { LeadLanguage, LeadRuleWay } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const part = { _id: false, strict: 'throw' } as const

const ruleSchema = new Schema(
  {
    /** Stays with the rule, so that whose turn it is does, too. */
    id: { type: String, required: true },
    name: { type: String, required: true, trim: true },
    is_on: { type: Boolean, default: true },
    sources: { type: ['ObjectId'], default: [] },
    contact_sources: { type: [Number], default: [] },
    /** In cents. */
    price_from: { type: Number, default: null },
    price_to: { type: Number, default: null },
    zips: { type: [String], default: [] },
    cities: { type: [String], default: [] },
    languages: { type: [String], enum: Object.values(LeadLanguage), default: [] },
    hours: { type: new Schema({ weekdays: [Number], starts: String, ends: String }, part), default: null },
    way: { type: String, enum: Object.values(LeadRuleWay), required: true },
    users: { type: ['ObjectId'], default: [] },
    minutes: { type: Number, default: null },
    fallback: { type: 'ObjectId', default: null },
  },
  part,
)

const leadRoutingSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    rules: { type: [ruleSchema], default: [] },
    /** Null for no limit. */
    daily_cap: { type: Number, default: null },
    skips_off_hours: { type: Boolean, default: true },
  },
  { ...recordOptions, collection: 'lead_routings' },
)
leadRoutingSchema.index({ account: 1 }, { unique: true })
leadRoutingSchema.plugin(recorded)

export type StoredLeadRouting = InferSchemaType<typeof leadRoutingSchema> & Recorded
export type StoredLeadRule = StoredLeadRouting['rules'][number]
export type LeadRoutingDocument = HydratedDocument<StoredLeadRouting>
export const LeadRoutingModel = recordModel<StoredLeadRouting>('LeadRouting', leadRoutingSchema)
