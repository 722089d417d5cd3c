/** Whose turn it is by a rule. Two leads at the same moment write it one after another, so no one is passed over. */
import { type InferSchemaType, Schema } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const leadTurnSchema = new Schema(
  {
    /** The rule's id; the account's for its line. See processes/lead-routing/lead-line.ts. */
    _id: { type: String, required: true },
    account: { type: 'ObjectId', required: true },
    /** Who had a turn, the last one last. */
    had: { type: [String], default: [] },
    /** How many leads have been in the line. */
    leads: { type: Number, default: 0 },
  },
  { versionKey: false, strict: 'throw', collection: 'lead_turns' },
)
leadTurnSchema.index({ account: 1 })

export type StoredLeadTurn = InferSchemaType<typeof leadTurnSchema>
export const LeadTurnModel = recordModel<StoredLeadTurn>('LeadTurn', leadTurnSchema)
