/**
 * Something that happened to a contact and may start or end plans. It is stored in the transaction of what happened, and taken
 * in the one of what follows, so that it has its effect once.
 */
import { type InferSchemaType, Schema, type Types } from 'mongoose'
import { recordModel } from '#platform/records/record.ts'

const planTriggerSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    contact: { type: 'ObjectId', required: true },
    at: { type: Date, required: true },
    /** When a process may take it. */
    due_at: { type: Date, required: true },
    lead_source: { type: 'ObjectId', default: null },
    status: { type: Number, default: null },
    labels: { type: ['ObjectId'], default: [] },
    replied: { type: Boolean, default: false },
    /** How long they talked. */
    minutes: { type: Number, default: null },
    opted_out: { type: Boolean, default: false },
    /** They were merged into another contact, or deleted. */
    gone: { type: Boolean, default: false },
  },
  { versionKey: false, strict: 'throw', collection: 'plan_triggers' },
)
planTriggerSchema.index({ due_at: 1 })
planTriggerSchema.index({ contact: 1 })

export type StoredPlanTrigger = InferSchemaType<typeof planTriggerSchema> & { _id: Types.ObjectId }
export const PlanTriggerModel = recordModel<StoredPlanTrigger>('PlanTrigger', planTriggerSchema)
