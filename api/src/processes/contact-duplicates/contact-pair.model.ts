/**
 * Two contacts that are likely the same, or that someone said are not: a mark that stays, however the two are edited.
 * Kept up to date as contacts are saved, so that the list of duplicates compares nothing when it is read.
 */
import { type InferSchemaType, Schema, type Types } from 'mongoose'
import { DuplicateReason } from 'openapi/codes'
import { recordModel } from '#platform/records/record.ts'

const contactPairSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    /** The older of the two contacts. */
    one: { type: 'ObjectId', required: true },
    other: { type: 'ObjectId', required: true },
    score: { type: Number, default: 0 },
    reasons: { type: [{ type: String, enum: Object.values(DuplicateReason) }], default: [] },
    /** When someone said that they are not the same, and who. */
    not_same_at: { type: Date, default: null },
    not_same_by: { type: 'ObjectId', default: null },
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'contact_pairs' },
)
contactPairSchema.index({ account: 1, not_same_at: 1, score: -1, _id: -1 })
contactPairSchema.index({ one: 1, other: 1 }, { unique: true })
contactPairSchema.index({ other: 1 })

export type StoredContactPair = InferSchemaType<typeof contactPairSchema> & { _id: Types.ObjectId }
export const ContactPairModel = recordModel<StoredContactPair>('ContactPair', contactPairSchema)

type Sides = Pick<StoredContactPair, 'one' | 'other'>

/** The two contacts in the order in which a pair stores them. */
export const sidesOf = (a: Types.ObjectId, b: Types.ObjectId): Sides =>
  String(a) < String(b) ? { one: a, other: b } : { one: b, other: a }

/** A filter for all pairs of a contact. */
export const pairsOf = (contact: Types.ObjectId) => ({ $or: [{ one: contact }, { other: contact }] })
