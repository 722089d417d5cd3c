/** How new things are stored. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { recorded, type Recorded, recordModel, recordOptions } from '#platform/records/record.ts'

const newThingSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    name: { type: String, required: true, trim: true },
    description: { type: String, default: '', trim: true },
  },
  { ...recordOptions, collection: 'new_things' },
)
newThingSchema.index({ account: 1, name: 1, _id: 1 })
newThingSchema.index({ account: 1, created_at: 1, _id: 1 })
newThingSchema.plugin(recorded)

export type StoredNewThing = InferSchemaType<typeof newThingSchema> & Recorded
export type NewThingDocument = HydratedDocument<StoredNewThing>
export const NewThingModel = recordModel<StoredNewThing>('NewThing', newThingSchema)
