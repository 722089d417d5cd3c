/**
 * Why no plan sends email to someone. Addresses are kept as hashes, so that it holds for whoever has them, also after the
 * contact is deleted or erased (docs/decisions/follow-up-plans.md).
 */
import { hash } from 'node:crypto'
import { type HydratedDocument, type InferSchemaType, Schema, type Types } from 'mongoose'
import { EmailBlockReason } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const emailBlockSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    /** Who it is; null for an address that bounces, which says nothing about its owner's other ones. */
    contact: { type: 'ObjectId', default: null },
    /** Hashes of the addresses: see addressHash(). */
    addresses: { type: [String], default: [] },
    reason: { type: String, enum: Object.values(EmailBlockReason), required: true },
    at: { type: Date, required: true },
    /** When someone took back what was set by hand. */
    lifted_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'email_blocks' },
)
emailBlockSchema.index({ account: 1, addresses: 1 })
emailBlockSchema.index({ contact: 1 }, { partialFilterExpression: { contact: { $type: 'objectId' } } })
emailBlockSchema.plugin(recorded)

export type StoredEmailBlock = InferSchemaType<typeof emailBlockSchema> & Recorded
export type EmailBlockDocument = HydratedDocument<StoredEmailBlock>
export const EmailBlockModel = recordModel<StoredEmailBlock>('EmailBlock', emailBlockSchema)

/** An address of an account as it is kept: it tells whether an address is the same, and not what it is. */
export const addressHash = (account: Types.ObjectId, address: string): string =>
  hash('sha256', `${String(account)}\n${address.trim().toLowerCase()}`, 'base64url').slice(0, 24)
