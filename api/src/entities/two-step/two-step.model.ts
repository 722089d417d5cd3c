/** A user's two-step sign-in: the key of their authenticator app and their unused recovery codes. One for each user. */
import { type InferSchemaType, Schema } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

/** What an authenticator app and a list of recovery codes are checked against. */
const factorsSchema = new Schema(
  {
    /** The app's key, sealed. */
    key: { type: String, required: true, secret: true },
    /** The salt of the recovery codes, and the hashes of those that are unused. */
    salt: { type: String, required: true, secret: true },
    recovery_codes: { type: [{ type: String, secret: true }], required: true, secret: true },
  },
  { _id: false, strict: 'throw' },
)

const twoStepSchema = new Schema(
  {
    /** The user. */
    _id: { type: Schema.Types.ObjectId, required: true },
    account: { type: Schema.Types.ObjectId, required: true },
    /** Null while it is off. */
    enabled_at: { type: Date, default: null },
    factors: { type: factorsSchema, default: null, secret: true },
    /** The time step of the last code that was used: no earlier one works again. */
    last_step: { type: Number, default: 0 },
    /** What a first code from the app will turn on. */
    pending: { type: factorsSchema, default: null, secret: true },
    pending_since: { type: Date, default: null },
  },
  { versionKey: false, strict: 'throw', collection: 'two_steps' },
)
twoStepSchema.index({ account: 1 })

export type StoredFactors = InferSchemaType<typeof factorsSchema>
export type StoredTwoStep = InferSchemaType<typeof twoStepSchema>
export const TwoStepModel = recordModel<StoredTwoStep>('TwoStep', twoStepSchema)
