/** A milestone: a step of a deal, with the tasks that lead to it. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { Progress } from 'openapi/codes'
import { clientSide } from '#entities/client-sides/client-side.model.ts'
import { dueRuleSchema } from '#entities/tasks/due-rule.model.ts'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const milestoneSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    deal: { type: 'ObjectId', required: true },
    name: { type: String, required: true, trim: true },
    order: { type: Number, default: 0 },
    progress: { type: String, enum: Object.values(Progress), default: Progress.NOT_STARTED },
    /** The counts of its tasks, updated when one of them changes. */
    tasks: {
      type: new Schema(
        { done: { type: Number, default: 0 }, total: { type: Number, default: 0 } },
        { _id: false, strict: 'throw' },
      ),
      default: () => ({}),
    },
    due_date: { type: String, default: null },
    due_rule: { type: dueRuleSchema, default: null },
    due_reason: { type: String, default: '' },
    pinned: { type: Boolean, default: false },
    /** The day that `applied_at` refers to in its rule. */
    applied_on: { type: String, default: null },
    client_visible: { type: Boolean, default: false },
    client_side: clientSide,
    client_text: { type: String, default: '' },
    completed_at: { type: Date, default: null },
    /** The template and the key in it that this was created from. */
    template_key: { type: String, default: null },
    /** Copied from the deal for the calendar: see refresh-deal.command.ts. */
    team: { type: 'ObjectId', required: true },
    deal_name: { type: String, default: '' },
    visible_to: { type: ['ObjectId'], default: [] },
    dormant: { type: Boolean, default: false },
  },
  { ...recordOptions, collection: 'milestones' },
)
milestoneSchema.index({ deal: 1, order: 1, _id: 1 })
milestoneSchema.index({ account: 1, dormant: 1, due_date: 1 })
milestoneSchema.plugin(recorded, {
  derived: ({ tasks }: StoredMilestone) => [
    'team',
    'deal_name',
    'visible_to',
    'dormant',
    'due_reason',
    'tasks',
    // A milestone takes its progress from its tasks. Without any, people set it.
    ...(tasks.total > 0 ? ['progress', 'completed_at'] : []),
  ],
})

export type StoredMilestone = InferSchemaType<typeof milestoneSchema> & Recorded
export type MilestoneDocument = HydratedDocument<StoredMilestone>
export const MilestoneModel = recordModel<StoredMilestone>('Milestone', milestoneSchema)
