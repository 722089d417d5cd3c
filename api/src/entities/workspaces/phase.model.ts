/** A phase: a column of a board. It may ask for fields that a deal needs to enter, and stand for a status. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { GateField, LabelColour, PhaseKind } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const phaseSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    /** The workspace's team: it decides who sees the phase. */
    team: { type: 'ObjectId', required: true },
    workspace: { type: 'ObjectId', required: true },
    name: { type: String, required: true, trim: true },
    colour: { type: String, enum: Object.values(LabelColour), default: LabelColour.grey },
    order: { type: Number, default: 0 },
    kind: { type: Number, enum: Object.values(PhaseKind), default: PhaseKind.Open },
    /** Counts the places that were taken in it. Whoever takes one writes here, so that two at once wait for each other. */
    arrivals: { type: Number, default: 0 },
    required_fields: { type: [{ type: String, enum: Object.values(GateField) }], default: [] },
  },
  { ...recordOptions, collection: 'phases' },
)
phaseSchema.index({ workspace: 1, order: 1, _id: 1 })
phaseSchema.index({ account: 1, order: 1, _id: 1 })
phaseSchema.plugin(recorded)

export type StoredPhase = InferSchemaType<typeof phaseSchema> & Recorded
export type PhaseDocument = HydratedDocument<StoredPhase>
export const PhaseModel = recordModel<StoredPhase>('Phase', phaseSchema)
