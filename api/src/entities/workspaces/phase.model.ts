/** A phase: a column of a board. It may require fields before a deal can enter, and may mean a status. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { GateField, LabelColour, PhaseKind } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const phaseSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    /** The workspace's team, which determines who may see the phase. */
    team: { type: 'ObjectId', required: true },
    workspace: { type: 'ObjectId', required: true },
    name: { type: String, required: true, trim: true },
    colour: { type: String, enum: Object.values(LabelColour), default: LabelColour.grey },
    order: { type: Number, default: 0 },
    kind: { type: Number, enum: Object.values(PhaseKind), default: PhaseKind.Open },
    /**
     * Counts changes of the order of its cards. Each such change writes it, so that concurrent ones conflict and are
     * retried.
     */
    arrivals: { type: Number, default: 0 },
    required_fields: { type: [{ type: String, enum: Object.values(GateField) }], default: [] },
    /** Null for none. */
    card_limit: { type: Number, default: null },
  },
  { ...recordOptions, collection: 'phases' },
)
phaseSchema.index({ workspace: 1, order: 1, _id: 1 })
phaseSchema.index({ account: 1, order: 1, _id: 1 })
phaseSchema.plugin(recorded)

export type StoredPhase = InferSchemaType<typeof phaseSchema> & Recorded
export type PhaseDocument = HydratedDocument<StoredPhase>
export const PhaseModel = recordModel<StoredPhase>('Phase', phaseSchema)
