/** What an account's sample data consists of, so that removing it takes away exactly that. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { recorded, type Recorded, recordModel, recordOptions } from '#platform/records/record.ts'

const sampleDataSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    deals: { type: ['ObjectId'], default: [] },
    contacts: { type: ['ObjectId'], default: [] },
    tasks: { type: ['ObjectId'], default: [] },
    milestones: { type: ['ObjectId'], default: [] },
    notes: { type: ['ObjectId'], default: [] },
    appointments: { type: ['ObjectId'], default: [] },
    portals: { type: ['ObjectId'], default: [] },
    contracts: { type: ['ObjectId'], default: [] },
  },
  { ...recordOptions, collection: 'sample_data' },
)
// Of two that are added together, one conflicts.
sampleDataSchema.index({ account: 1 }, { unique: true })
sampleDataSchema.plugin(recorded)

export type StoredSampleData = InferSchemaType<typeof sampleDataSchema> & Recorded
export type SampleDataDocument = HydratedDocument<StoredSampleData>
export const SampleDataModel = recordModel<StoredSampleData>('SampleData', sampleDataSchema)
