/** A contact in a follow-up plan: which step comes next, and when. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { EnrollmentState, EnrollmentStop } from 'openapi/codes'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const enrollmentSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    plan: { type: 'ObjectId', required: true },
    contact: { type: 'ObjectId', required: true },
    state: { type: String, enum: Object.values(EnrollmentState), default: EnrollmentState.active },
    /** The id of the step that comes next; null once it is over. */
    step: { type: String, default: null },
    /** When that step began to wait. */
    arrived_at: { type: Date, default: null },
    /** When that step is due. */
    next_at: { type: Date, default: null },
    /** The ids of the steps that have run: none runs twice, wherever it is moved to. */
    done: { type: [String], default: [] },
    started_at: { type: Date, required: true },
    by_rule: { type: Boolean, default: false },
    ended_at: { type: Date, default: null },
    stop_reason: { type: String, enum: [...Object.values(EnrollmentStop), null], default: null },
    /** What the last step could not do. */
    note: { type: String, default: '' },
    /** When a process may take it: `next_at`, later while one has it, null while it or its plan is paused or over. */
    due_at: { type: Date, default: null },
  },
  { ...recordOptions, collection: 'plan_enrollments' },
)
enrollmentSchema.index({ account: 1, created_at: -1, _id: -1 })
enrollmentSchema.index({ plan: 1, state: 1, created_at: -1, _id: -1 })
enrollmentSchema.index({ contact: 1, started_at: -1, _id: -1 })
enrollmentSchema.index({ contact: 1, ended_at: -1, _id: -1 })
// No one is in a plan twice at a time.
enrollmentSchema.index(
  { contact: 1, plan: 1 },
  { unique: true, partialFilterExpression: { step: { $type: 'string' } } },
)
enrollmentSchema.index({ due_at: 1 }, { partialFilterExpression: { due_at: { $type: 'date' } } })
enrollmentSchema.plugin(recorded, { derived: () => ['due_at'] })

export type StoredEnrollment = InferSchemaType<typeof enrollmentSchema> & Recorded
export type EnrollmentDocument = HydratedDocument<StoredEnrollment>
export const EnrollmentModel = recordModel<StoredEnrollment>('PlanEnrollment', enrollmentSchema)

/** Contacts who are in a plan right now, paused or not. */
export const OPEN = { step: { $type: 'string' } } as const
