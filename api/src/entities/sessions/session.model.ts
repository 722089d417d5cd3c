/**
 * Sessions. Only the hash of the cookie's value is stored. Each session stores its viewer, so that a request needs a
 * single read to know its caller. Any change of a user's rights must renew it in the same transaction.
 */
import type { Document } from 'mongodb'
import { type InferSchemaType, model, Schema } from 'mongoose'
import { hashSecret } from '#platform/records/secrets.ts'

const membershipSchema = new Schema({ team: 'ObjectId', role: String, assists: ['ObjectId'] }, { _id: false })

const coverSchema = new Schema(
  { user: 'ObjectId', people: ['ObjectId'], first_day: String, last_day: String },
  { _id: false },
)

const viewerSchema = new Schema(
  {
    id: { type: 'ObjectId', required: true },
    account: { type: 'ObjectId', required: true },
    is_client: { type: Boolean, required: true },
    role: { type: String, default: null },
    teams: [membershipSchema],
    covers: [coverSchema],
    time_zone: { type: String, required: true },
  },
  { _id: false },
)

const sessionSchema = new Schema(
  {
    /** SHA-256 of the cookie's value. */
    _id: { type: String, secret: true },
    user: { type: 'ObjectId', required: true },
    viewer: { type: viewerSchema, required: true },
    data: { type: Schema.Types.Mixed, required: true, secret: true },
    created_at: { type: Date, required: true },
    seen_at: { type: Date, required: true },
    /** The absolute expiration, regardless of activity. */
    expires_at: { type: Date, required: true },
    user_agent: { type: String, default: '' },
  },
  { versionKey: false, collection: 'sessions', strict: 'throw' },
)
sessionSchema.index({ user: 1 })
sessionSchema.index({ expires_at: 1 }, { expireAfterSeconds: 0 })

export type StoredSession = InferSchemaType<typeof sessionSchema>
export const SessionModel = model('Session', sessionSchema)

/** Sessions that have neither been idle too long nor expired. */
export const aliveSessions = (idleMinutes: number, now = Date.now()): Document => ({
  expires_at: { $gt: new Date(now) },
  seen_at: { $gt: new Date(now - idleMinutes * 60_000) },
})

/** The stored name of the session whose cookie contains `key`. */
export const sessionName = (key: string): string => hashSecret(key)
