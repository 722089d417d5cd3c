/**
 * A brokerage's request for an account (docs/specification.md §3), for the sales team to answer. It belongs to no
 * account yet.
 */
import { type InferSchemaType, Schema } from 'mongoose'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const personSchema = new Schema(
  { first_name: String, last_name: String, phone_number: String, email: String },
  { _id: false, strict: 'throw' },
)

const accountRequestSchema = new Schema(
  {
    person: { type: personSchema, required: true },
    name: { type: String, required: true },
    brokerage: { type: String, default: '' },
    team_size: { type: String, required: true },
    state: { type: String, required: true },
    annual_volume: { type: String, default: '' },
    annual_deals: { type: String, default: '' },
    source: { type: String, default: '' },
    promotion_code: { type: String, default: '' },
  },
  { ...recordOptions, collection: 'account_requests' },
)
accountRequestSchema.index({ 'person.email': 1 })
accountRequestSchema.index({ created_at: -1 })
accountRequestSchema.plugin(recorded)

export type StoredAccountRequest = InferSchemaType<typeof accountRequestSchema> & Recorded
export const AccountRequestModel = recordModel<StoredAccountRequest>('AccountRequest', accountRequestSchema)
