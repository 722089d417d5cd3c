/** A service account: a program that works for the account, whoever set it up. It cannot sign in; it has tokens. */
import { type ClientSession, type HydratedDocument, type InferSchemaType, Schema, type Types } from 'mongoose'
import { ServiceAccountRole, ServiceScope } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

/** `Website leads` and `website leads` are the same name. */
const ANY_CASE = { locale: 'en', strength: 2 }

const serviceAccountSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    name: { type: String, required: true, trim: true },
    role: { type: String, enum: Object.values(ServiceAccountRole), required: true },
    scopes: [{ type: String, enum: Object.values(ServiceScope) }],
    disabled: { type: Boolean, default: false },
    /** Deleted ones are kept for their name, which the history tells. */
    deleted_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'service_accounts' },
)
serviceAccountSchema.index({ account: 1, name: 1, _id: 1 })
serviceAccountSchema.index({ account: 1, created_at: -1, _id: -1 })
serviceAccountSchema.plugin(recorded)

export type StoredServiceAccount = InferSchemaType<typeof serviceAccountSchema> & Recorded
export type ServiceAccountDocument = HydratedDocument<StoredServiceAccount>
export const ServiceAccountModel = recordModel<StoredServiceAccount>('ServiceAccount', serviceAccountSchema)

/** The account's service account with this name, ignoring case. */
export function findServiceAccountNamed(account: Types.ObjectId, name: string, session: ClientSession) {
  const named = { account, name: name.trim(), deleted_at: null }
  return ServiceAccountModel.findOne(named, { _id: 1 }, { session, collation: ANY_CASE }).lean()
}
