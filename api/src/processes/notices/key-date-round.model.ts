/** The last day on which an account's people were told of the contractual dates of the day after. */
import { type InferSchemaType, Schema, type Types } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const roundSchema = new Schema(
  {
    _id: { type: 'ObjectId', required: true },
    day: { type: String, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'key_date_rounds' },
)

/** `_id` is the account's. */
type StoredKeyDateRound = InferSchemaType<typeof roundSchema> & { _id: Types.ObjectId }
export const KeyDateRoundModel = recordModel<StoredKeyDateRound>('KeyDateRound', roundSchema)
