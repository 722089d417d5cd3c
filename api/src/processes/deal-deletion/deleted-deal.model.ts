/**
 * A deleted deal with all of its records, kept for 30 days. It is stored apart from the deals, so that no list, count,
 * search, report, reminder or portal has to exclude it: docs/decisions/deleted-deals.md.
 */
import { type InferSchemaType, Schema, type Types } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const deletedDealSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    team: { type: 'ObjectId', required: true },
    /** What the list of deleted deals shows. */
    name: { type: String, required: true },
    headline: { type: String, default: '' },
    status: { type: Number, required: true },
    representation: { type: Number, required: true },
    price: { type: Number, default: null },
    client_names: { type: [String], default: [] },
    deleted_at: { type: Date, required: true },
    deleted_by: { type: 'ObjectId', required: true },
    gone_at: { type: Date, required: true },
    /** The documents as they were stored. */
    deal: { type: Schema.Types.Mixed, required: true },
    tasks: { type: [Schema.Types.Mixed], default: [] },
    milestones: { type: [Schema.Types.Mixed], default: [] },
    portals: { type: [Schema.Types.Mixed], default: [] },
    contracts: { type: [Schema.Types.Mixed], default: [] },
    /** The reminders of its tasks. */
    reminders: { type: [Schema.Types.Mixed], default: [] },
  },
  { versionKey: false, strict: 'throw', minimize: false, collection: 'deleted_deals' },
)
deletedDealSchema.index({ account: 1, deleted_at: -1, _id: -1 })
deletedDealSchema.index({ gone_at: 1 })

export type StoredDeletedDeal = InferSchemaType<typeof deletedDealSchema> & { _id: Types.ObjectId }
export const DeletedDealModel = recordModel<StoredDeletedDeal>('DeletedDeal', deletedDealSchema)
