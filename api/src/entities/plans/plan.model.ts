/** A follow-up plan: steps that run one after another for each contact who is in it. */
import { type HydratedDocument, type InferSchemaType, Schema, type Types } from 'mongoose'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'
import type { Step } from '#rules/plans/step.ts'

const part = { _id: false, strict: 'throw' } as const

const stopsSchema = new Schema(
  {
    reply: { type: Boolean, default: true },
    call_minutes: { type: Number, default: 2 },
    statuses: { type: [Number], default: () => [4, 5, 6] },
  },
  part,
)

const startsSchema = new Schema(
  {
    lead_sources: { type: ['ObjectId'], default: [] },
    statuses: { type: [Number], default: [] },
    labels: { type: ['ObjectId'], default: [] },
  },
  part,
)

const planSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    name: { type: String, required: true, trim: true },
    description: { type: String, default: '' },
    shared: { type: Boolean, default: false },
    /** As in the contract, each with its id and the fields of its kind. */
    steps: { type: [Schema.Types.Mixed], default: [] },
    stop_on: { type: stopsSchema, default: () => ({}) },
    start_on: { type: startsSchema, default: () => ({}) },
    paused_at: { type: Date, default: null },
    /** When it was last started. Starting writes it, so that starting and pausing never cross. */
    last_start: { type: Date, default: null },
    /** Deleted plans are kept, since what they did refers to them. */
    deleted_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'plans' },
)
planSchema.index({ account: 1, deleted_at: 1, name: 1, _id: 1 })
planSchema.plugin(recorded, { derived: () => ['last_start'] })

type Starts = { lead_sources: Types.ObjectId[]; statuses: number[]; labels: Types.ObjectId[] }
type Stops = { reply: boolean; call_minutes: number | null; statuses: number[] }

export type StoredPlan = Omit<InferSchemaType<typeof planSchema>, 'steps' | 'stop_on' | 'start_on'> &
  Recorded & { steps: Step[]; stop_on: Stops; start_on: Starts }
export type PlanDocument = HydratedDocument<StoredPlan>
export const PlanModel = recordModel<StoredPlan>('FollowUpPlan', planSchema)
