/** A smart list: saved filters of contacts, with how their list is shown. Which contacts it has is found when it is read. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const part = { _id: false, strict: 'throw' } as const

const smartListSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    name: { type: String, required: true, trim: true },
    shared: { type: Boolean, default: false },
    position: { type: Number, default: 0 },
    /** As in the contract: the parameters of a list of contacts. */
    filters: { type: Schema.Types.Mixed, default: () => ({}) },
    sort: { type: String, default: '-updated_at' },
    custom_sort: { type: String, default: null },
    /** `SmartListColumn`, or `custom_fields.` and the key of a custom field. */
    columns: { type: [String], default: [] },
    widths: { type: [new Schema({ column: String, width: Number }, part)], default: [] },
    /** The users who have it on their home. */
    pinned_by: { type: ['ObjectId'], default: [] },
    /** Deleted lists are kept so that they can be restored. */
    deleted_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'smart_lists' },
)
smartListSchema.index({ account: 1, deleted_at: 1, position: 1, _id: 1 })
smartListSchema.plugin(recorded, { derived: () => ['pinned_by'] })

export type StoredSmartList = InferSchemaType<typeof smartListSchema> & Recorded
export type SmartListDocument = HydratedDocument<StoredSmartList>
export const SmartListModel = recordModel<StoredSmartList>('SmartList', smartListSchema)
