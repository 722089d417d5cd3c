/** A portal: a client's access to one deal, by signing in or by a private link. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { PortalMode, PortalNotify } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const shown = { type: Boolean, default: true }

const sectionsSchema = new Schema(
  { milestones: shown, tasks: shown, files: shown, key_dates: shown, people: shown, price: shown, changes: shown },
  { _id: false, strict: 'throw' },
)

const portalSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    deal: { type: 'ObjectId', required: true },
    contact: { type: 'ObjectId', required: true },
    mode: { type: String, enum: Object.values(PortalMode), required: true },
    /** The client who signs in; null for a link. */
    user: { type: 'ObjectId', default: null },
    /** SHA-256 of the link's secret; null for a portal with sign-in. */
    token_hash: { type: String, default: null, secret: true },
    /** Argon2id hash (PHC string) of the passcode required with the link; null for none. */
    passcode_hash: { type: String, default: null, secret: true },
    expires_at: { type: Date, default: null },
    revoked_at: { type: Date, default: null },
    /** When its contact left the deal; null while they are a party of it. */
    left_at: { type: Date, default: null },
    sections: { type: sectionsSchema, default: () => ({}) },
    notify: { type: String, enum: Object.values(PortalNotify), default: PortalNotify.milestone },
    last_seen_at: { type: Date, default: null },
    /** When the previous visit ended. Changes since then are shown as new. */
    seen_before_at: { type: Date, default: null },
    /** The time up to which weekly emails have covered changes; null before the first. */
    told_until: { type: Date, default: null },
    /** The week of `told_until` in the account's time zone; null until computed. */
    told_week: { type: Number, default: null },
  },
  { ...recordOptions, collection: 'portals' },
)
portalSchema.index({ account: 1, created_at: -1, _id: -1 })
portalSchema.index({ deal: 1, created_at: -1, _id: -1 })
portalSchema.index({ contact: 1 })
portalSchema.index({ user: 1 })
portalSchema.index({ token_hash: 1 }, { unique: true, partialFilterExpression: { token_hash: { $type: 'string' } } })
portalSchema.index({ told_week: 1 }, { partialFilterExpression: { notify: PortalNotify.weekly } })
portalSchema.plugin(recorded)

export type StoredPortal = InferSchemaType<typeof portalSchema> & Recorded
export type PortalDocument = HydratedDocument<StoredPortal>
export const PortalModel = recordModel<StoredPortal>('Portal', portalSchema)
