/** A label with which an account marks its contacts. */
import { type ClientSession, type HydratedDocument, type InferSchemaType, Schema, type Types } from 'mongoose'
import { LabelColour } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

/** `Client` and `client` are the same name. */
const ANY_CASE = { locale: 'en', strength: 2 }

const labelSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    name: { type: String, required: true, trim: true },
    colour: { type: String, enum: Object.values(LabelColour), default: LabelColour.grey },
  },
  { ...recordOptions, collection: 'labels' },
)
labelSchema.index({ account: 1, name: 1 }, { unique: true, collation: ANY_CASE })
labelSchema.plugin(recorded)

export type StoredLabel = InferSchemaType<typeof labelSchema> & Recorded
export type LabelDocument = HydratedDocument<StoredLabel>
export const LabelModel = recordModel<StoredLabel>('Label', labelSchema)

/** The account's label with this name, ignoring case. */
export function findLabelNamed(account: Types.ObjectId, name: string, session: ClientSession) {
  return LabelModel.findOne({ account, name: name.trim() }, { _id: 1 }, { session, collation: ANY_CASE }).lean()
}
