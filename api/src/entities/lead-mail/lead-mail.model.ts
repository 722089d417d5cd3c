/**
 * An email to a lead source, stored before its sender is told that it arrived. Once it's a lead, its content is with the
 * inquiry, and what stays tells only that it was here.
 */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { LeadMailState } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const part = { _id: false, strict: 'throw' } as const
const text = { type: String, default: '' }

/** What a person who makes a lead of it starts with. */
const suggestionSchema = new Schema(
  {
    first_name: text,
    last_name: text,
    emails: { type: [String], default: [] },
    phones: { type: [String], default: [] },
    message: text,
  },
  part,
)

const leadMailSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    lead_source: { type: 'ObjectId', required: true },
    state: { type: String, enum: Object.values(LeadMailState), default: LeadMailState.waiting },
    received_at: { type: Date, required: true },
    /** By its Message-ID and content, so that one that's delivered twice is stored once. */
    fingerprint: { type: String, required: true },
    /** As it arrived; null once it's a lead. */
    raw: { type: Buffer, default: null, secret: true },
    size: { type: Number, default: 0 },
    /** The network address that it came from. */
    remote_address: text,
    from_name: text,
    from_address: text,
    reply_to: text,
    subject: text,
    sent_at: { type: Date, default: null },
    text,
    /** Safe to show: see read-html.ts. */
    html: text,
    attachments: { type: [String], default: [] },
    suggestion: { type: suggestionSchema, default: () => ({}) },
    /** Whether it couldn't be read at all. */
    is_unreadable: { type: Boolean, default: false },
    /** What understood it; empty for a person. */
    parser: text,
    inquiry: { type: 'ObjectId', default: null },
    /** When a process may read it: at once, after another one's time is over, or after a failure. */
    due_at: { type: Date, default: null },
    attempts: { type: Number, default: 0 },
    /** When no one needs it anymore. */
    gone_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'lead_mails' },
)
leadMailSchema.index({ account: 1, state: 1, received_at: -1, _id: -1 })
leadMailSchema.index({ lead_source: 1, fingerprint: 1 }, { unique: true })
leadMailSchema.index({ due_at: 1 }, { partialFilterExpression: { state: LeadMailState.waiting } })
leadMailSchema.index({ gone_at: 1 }, { expireAfterSeconds: 0 })
leadMailSchema.plugin(recorded)

export type StoredLeadMail = InferSchemaType<typeof leadMailSchema> & Recorded
export type LeadMailDocument = HydratedDocument<StoredLeadMail>
export const LeadMailModel = recordModel<StoredLeadMail>('LeadMail', leadMailSchema)

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = { waiting: 180, needs_look: 180, lead: 30, dismissed: 30 } as const satisfies Record<
  LeadMailState,
  number
>

/** When an email that got this state at an instant goes. */
export const goneAt = (state: LeadMailState, at: Date): Date => new Date(at.getTime() + KEPT_DAYS[state] * DAY_MS)
