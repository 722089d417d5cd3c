/**
 * Account links: single-use secrets in emails, to set a password or decline an invitation. Only the hash of a secret is
 * stored. A used, superseded or expired link is treated as missing.
 */
import { type InferSchemaType, Schema } from 'mongoose'
import { AccountLinkPurpose } from 'openapi/codes'
import { recordModel } from '#platform/records/record.ts'

const DAY_S = 24 * 60 * 60

const accountLinkSchema = new Schema(
  {
    user: { type: 'ObjectId', required: true },
    purpose: { type: String, enum: Object.values(AccountLinkPurpose), required: true },
    /** The team of an invitation. */
    team: { type: 'ObjectId', default: null },
    /** The deal that was shared with a client. */
    deal: { type: 'ObjectId', default: null },
    /** SHA-256 of the secret. */
    hash: { type: String, required: true, secret: true },
    created_at: { type: Date, required: true },
    created_by: { type: 'ObjectId', default: null },
    expires_at: { type: Date, required: true },
    used_at: { type: Date, default: null },
    superseded_at: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw', collection: 'account_links' },
)
accountLinkSchema.index({ hash: 1 }, { unique: true })
accountLinkSchema.index({ user: 1, purpose: 1 })
accountLinkSchema.index({ expires_at: 1 }, { expireAfterSeconds: 30 * DAY_S })

export type StoredAccountLink = InferSchemaType<typeof accountLinkSchema>
export const AccountLinkModel = recordModel<StoredAccountLink>('AccountLink', accountLinkSchema)
