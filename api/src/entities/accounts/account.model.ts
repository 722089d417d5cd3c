/** An account: one brokerage, its teams' settings and its owner. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { Currency, UsState } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

/** Notifications are not kept longer by any account. */
export const NOTIFICATIONS_KEPT_DAYS = 180

/** `observed`: the day off for a holiday that is on another day, such as a Monday for a Sunday. */
const holidaySchema = new Schema(
  {
    date: { type: String, required: true },
    name: { type: String, required: true },
    observed: { type: Boolean, default: false },
  },
  { _id: false, strict: 'throw' },
)

/** How long data is kept. Null: until someone deletes it. */
const retentionSchema = new Schema(
  {
    lost_leads_months: { type: Number, default: null },
    notifications_days: { type: Number, default: NOTIFICATIONS_KEPT_DAYS },
  },
  { _id: false, strict: 'throw' },
)

const accountSchema = new Schema(
  {
    name: { type: String, required: true },
    brokerage: { type: String, default: '' },
    /** The id of the account's image. */
    image: { type: String, default: null },
    /** The customer id at the payment provider; null until the account is billed there. */
    stripe_customer: { type: String, default: null },
    /** How many people the owner expected at sign-up; see the contract's TeamSize. */
    team_size: { type: String, default: null },
    /** An IANA time zone name. Calendar days are in this zone. */
    time_zone: { type: String, default: 'America/New_York' },
    currency: { type: String, enum: Object.values(Currency), default: Currency.USD },
    /** The state whose public holidays and contract rules it starts from, such as `TX`; null without one. */
    state: { type: String, enum: [...Object.values(UsState), null], default: null },
    /** The weekdays on which the office works, 1 for Monday to 7 for Sunday. */
    business_days: { type: [Number], default: [1, 2, 3, 4, 5] },
    /** When the office closes, in its time zone. */
    office_hours_end: { type: String, default: '17:00' },
    /** Days on which the office is closed, in order. */
    holidays: { type: [holidaySchema], default: [] },
    owner: { type: 'ObjectId', default: null },
    retention: { type: retentionSchema, default: () => ({}) },
    /** Whether everyone on the team needs two-step sign-in. */
    two_step_required: { type: Boolean, default: false },
  },
  { ...recordOptions, collection: 'accounts' },
)
accountSchema.plugin(recorded)

export type StoredAccount = InferSchemaType<typeof accountSchema> & Recorded
export type AccountDocument = HydratedDocument<StoredAccount>
export const AccountModel = recordModel<StoredAccount>('Account', accountSchema)
