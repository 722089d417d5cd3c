/** Reads the record of an account's sample data. */
import type { ClientSession, Types } from 'mongoose'
import { SampleDataModel, type StoredSampleData } from './sample-data.model.ts'

/** The account's sample data, if it was added and not removed since. */
export const findSampleData = (account: Types.ObjectId, session?: ClientSession): Promise<StoredSampleData | null> =>
  SampleDataModel.collection.findOne<StoredSampleData>({ account }, session && { session })
