/** What an account's sample data consists of, so that removing it takes away exactly that. */
import { type ClientSession, type HydratedDocument, type InferSchemaType, Schema, type Types } from 'mongoose'
import { recorded, type Recorded, recordModel, recordOptions } from '#platform/records/record.ts'

const ids = { type: ['ObjectId'], default: [] }

const sampleDataSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    deals: ids,
    contacts: ids,
    tasks: ids,
    milestones: ids,
    notes: ids,
    appointments: ids,
    portals: ids,
    contracts: ids,
  },
  { ...recordOptions, collection: 'sample_data' },
)
// Of two that are added together, one conflicts.
sampleDataSchema.index({ account: 1 }, { unique: true })
sampleDataSchema.plugin(recorded)

export type StoredSampleData = InferSchemaType<typeof sampleDataSchema> & Recorded
export type SampleDataDocument = HydratedDocument<StoredSampleData>
export const SampleDataModel = recordModel<StoredSampleData>('SampleData', sampleDataSchema)

/** The account's sample data, if it was added and not removed since. */
export const findSampleData = (account: Types.ObjectId, session?: ClientSession): Promise<StoredSampleData | null> =>
  SampleDataModel.collection.findOne<StoredSampleData>({ account }, session && { session })
