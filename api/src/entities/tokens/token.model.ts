/** An access token of a user or of a service account, which a program sends instead of a session cookie. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { TokenScope } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'
import { newSecret } from '#platform/records/secrets.ts'

const tokenSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    /** Whose it is: a user's, or a service account's. */
    user: { type: 'ObjectId', default: null },
    service_account: { type: 'ObjectId', default: null },
    name: { type: String, required: true },
    /** Those of a user's token. What a service account's may do is kept with the service account. */
    scopes: { type: [{ type: String, enum: Object.values(TokenScope) }], default: undefined },
    /** SHA-256 of the token. */
    hash: { type: String, required: true, secret: true },
    expires_at: { type: Date, required: true },
    last_used_at: { type: Date, default: null },
    /** Kept here alone, and of the last use alone: an address is about a person. */
    last_used_address: { type: String, default: null, secret: true },
    last_used_client: { type: String, default: null },
  },
  { ...recordOptions, collection: 'access_tokens' },
)
tokenSchema.index({ account: 1 })
tokenSchema.index({ hash: 1 }, { unique: true })
tokenSchema.index({ user: 1, created_at: -1, _id: -1 })
tokenSchema.index({ service_account: 1, created_at: -1, _id: -1 })
tokenSchema.plugin(recorded)

export type StoredToken = InferSchemaType<typeof tokenSchema> & Recorded
export type TokenDocument = HydratedDocument<StoredToken>
export const TokenModel = recordModel<StoredToken>('AccessToken', tokenSchema)

/** The prefix makes a leaked token recognizable to people and secret scanners. */
const PREFIX = 'pt_'

/** A new token of 256 random bits. */
export const mintToken = (): string => PREFIX + newSecret()
