/** A template: the milestones and tasks for a kind of deal, with the rules for their due dates. */
import { type HydratedDocument, type InferSchemaType, Schema } from 'mongoose'
import { AgentRole, DealType, Priority, Representation, TaskKind, WaitingOn } from 'openapi/codes'
import { clientSide } from '#entities/client-sides/client-side.model.ts'
import { templateDateRule, templateDueRuleSchema } from '#entities/tasks/due-rule.model.ts'
import { recorded, type Recorded, recordOptions, recordModel } from '#platform/records/record.ts'

const part = { _id: false, strict: 'throw' } as const

/** The switches that exclude or require the item. */
const conditions = {
  left_out_by: { type: [String], default: [] },
  only_with: { type: [String], default: [] },
} as const

const templateTaskSchema = new Schema(
  {
    key: { type: String, required: true },
    title: { type: String, required: true },
    kind: { type: String, enum: Object.values(TaskKind), default: TaskKind.todo },
    priority: { type: Number, enum: Object.values(Priority), default: Priority.Medium },
    assignee_role: { type: String, enum: [...Object.values(AgentRole), null], default: null },
    waiting_on: { type: String, enum: Object.values(WaitingOn), default: WaitingOn.team },
    due_rule: { type: templateDueRuleSchema, default: null },
    pinned: { type: Boolean, default: false },
    depends_on: { type: [String], default: [] },
    client_visible: { type: Boolean, default: false },
    client_side: clientSide,
    ...conditions,
  },
  part,
)

const templateMilestoneSchema = new Schema(
  {
    key: { type: String, required: true },
    name: { type: String, required: true },
    due_rule: { type: templateDueRuleSchema, default: null },
    client_visible: { type: Boolean, default: false },
    client_side: clientSide,
    client_text: { type: String, default: '' },
    ...conditions,
    tasks: { type: [templateTaskSchema], default: [] },
  },
  part,
)

const templateSwitchSchema = new Schema(
  { key: { type: String, required: true }, name: { type: String, required: true, trim: true } },
  part,
)

const templateSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    name: { type: String, required: true, trim: true },
    /** The kind of deal that it is for; null for any. */
    representation: { type: Number, enum: [...Object.values(Representation), null], default: null },
    deal_type: { type: Number, enum: [...Object.values(DealType), null], default: null },
    switches: { type: [templateSwitchSchema], default: [] },
    /** The rules of the deal's own dates. */
    date_rules: { type: [new Schema({ ...templateDateRule, ...conditions }, part)], default: [] },
    milestones: { type: [templateMilestoneSchema], default: [] },
  },
  { ...recordOptions, collection: 'templates' },
)
templateSchema.index({ account: 1, name: 1, _id: 1 })
templateSchema.plugin(recorded)

export type StoredTemplate = InferSchemaType<typeof templateSchema> & Recorded
export type TemplateDocument = HydratedDocument<StoredTemplate>
export const TemplateModel = recordModel<StoredTemplate>('Template', templateSchema)
