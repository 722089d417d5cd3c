/** A portal: a client's window on one deal, with an account of their own or by a private link. */
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
    /** SHA-256 of the link's secret; null for a portal that one signs in to. */
    token_hash: { type: String, default: null, secret: true },
    /** Argon2id of what the client must know besides the link, PHC string; null for none. */
    passcode_hash: { type: String, default: null, secret: true },
    expires_at: { type: Date, default: null },
    revoked_at: { type: Date, default: null },
    sections: { type: sectionsSchema, default: () => ({}) },
    notify: { type: String, enum: Object.values(PortalNotify), default: PortalNotify.milestone },
    last_seen_at: { type: Date, default: null },
    /** When the visit before this one ended: what happened since is news. */
    seen_before_at: { type: Date, default: null },
    /** Up to when the weekly mail has told what happened; null before the first. */
    told_until: { type: Date, default: null },
    /** The week that this falls into, where the account is; null where nobody has worked it out yet. */
    told_week: { type: Number, default: null },
  },
  { ...recordOptions, collection: 'portals' },
)
portalSchema.index({ account: 1, created_at: -1, _id: -1 })
portalSchema.index({ deal: 1, created_at: -1, _id: -1 })
portalSchema.index({ user: 1 })
portalSchema.index({ token_hash: 1 }, { unique: true, partialFilterExpression: { token_hash: { $type: 'string' } } })
portalSchema.index({ told_week: 1 }, { partialFilterExpression: { notify: PortalNotify.weekly } })
portalSchema.plugin(recorded)

export type StoredPortal = InferSchemaType<typeof portalSchema> & Recorded
export type PortalDocument = HydratedDocument<StoredPortal>
export const PortalModel = recordModel<StoredPortal>('Portal', portalSchema)
