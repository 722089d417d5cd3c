/** An account: one brokerage, its teams' settings and its owner. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

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
    currency: { type: String, default: 'USD' },
    /** Calendar days (YYYY-MM-DD) that are not business days. */
    holidays: { type: [String], default: [] },
    owner: { type: 'ObjectId', default: null },
  },
  { ...recordOptions, collection: 'accounts' },
)
accountSchema.plugin(recorded)

export type StoredAccount = InferSchemaType<typeof accountSchema> & Recorded
export type AccountDocument = HydratedDocument<StoredAccount>
export const AccountModel = recordModel<StoredAccount>('Account', accountSchema)
