/** A task: something to do for a deal, for a contact, or on its own. */
import { type HydratedDocument, type InferSchemaType, Schema, Types } from 'mongoose'
import { AgentRole, Priority, Progress, TaskKind, WaitingOn } from 'openapi/codes'
import { clientSide } from '#entities/client-sides/client-side.model.ts'
import { recorded, type Recorded, recordOptions, recordModel, type WithOriginal } from '#platform/records/record.ts'
import { BY_TOKENS, searchTokens } from '#platform/records/search-tokens.ts'
import { learnWords } from '#platform/search/learn-words.command.ts'
import { dueRuleSchema } from './due-rule.model.ts'
import { contactTaskChanged } from './task-hooks.ts'

/** Sorts tasks without a date after all others. */
export const NO_DAY = '9999-12-31'

const checklistItemSchema = new Schema(
  { text: { type: String, required: true, trim: true }, done: { type: Boolean, default: false } },
  { _id: false },
)

const taskSchema = new Schema(
  {
    account: { type: 'ObjectId', required: true },
    team: { type: 'ObjectId', required: true },
    deal: { type: 'ObjectId', default: null },
    deal_name: { type: String, default: '' },
    contact: { type: 'ObjectId', default: null },
    milestone: { type: 'ObjectId', default: null },
    title: { type: String, required: true, trim: true },
    description: { type: String, default: '' },
    checklist: { type: [checklistItemSchema], default: [] },
    kind: { type: String, enum: Object.values(TaskKind), default: TaskKind.todo },
    priority: { type: Number, enum: Object.values(Priority), default: Priority.Medium },
    assignee: { type: 'ObjectId', default: null },
    assignee_role: { type: String, enum: [...Object.values(AgentRole), null], default: null },
    waiting_on: { type: String, enum: Object.values(WaitingOn), default: WaitingOn.team },
    progress: { type: String, enum: Object.values(Progress), default: Progress.NOT_STARTED },
    due_date: { type: String, default: null },
    /** By when on that day; null for the whole day. */
    due_time: { type: String, default: null },
    /** The due date for sorting lists, with NO_DAY for none. */
    due_order: { type: String, default: NO_DAY },
    due_rule: { type: dueRuleSchema, default: null },
    due_reason: { type: String, default: '' },
    /** Where its rule would move a contractual date, while no one has consented. */
    proposed_date: { type: String, default: null },
    pinned: { type: Boolean, default: false },
    /** The day that `applied_at` refers to in its rule. */
    applied_on: { type: String, default: null },
    depends_on: { type: ['ObjectId'], default: [] },
    /** The unfinished ones among `depends_on`, kept by refresh-deal.command.ts. */
    blocked_by: { type: ['ObjectId'], default: [] },
    client_visible: { type: Boolean, default: false },
    client_side: clientSide,
    completed_at: { type: Date, default: null },
    /** Why it does not apply, if that is why it is complete. */
    not_applicable_reason: { type: String, default: null },
    /** The template and the key in it that this was created from. */
    template_key: { type: String, default: null },
    /**
     * Users who may see the task: the agents of its deal, the owner of its contact, its assignee, or the author of a
     * task of their own.
     */
    visible_to: { type: ['ObjectId'], default: [] },
    /** Its deal is archived or lost, so that only the deal's own list shows it. */
    dormant: { type: Boolean, default: false },
    /** The tokens that search uses. See searchTokens(). */
    search: { type: [String], default: [] },
  },
  { ...recordOptions, collection: 'tasks' },
)
taskSchema.index({ deal: 1, due_order: 1, _id: 1 })
taskSchema.index({ account: 1, dormant: 1, due_order: 1, _id: 1 })
taskSchema.index({ account: 1, team: 1, dormant: 1, due_order: 1, _id: 1 })
taskSchema.index({ account: 1, assignee: 1, dormant: 1, progress: 1, due_order: 1, _id: 1 })
taskSchema.index({ account: 1, visible_to: 1, dormant: 1, due_order: 1, _id: 1 })
taskSchema.index({ account: 1, dormant: 1, updated_at: -1, _id: -1 })
taskSchema.index({ contact: 1, due_order: 1, _id: 1 })
taskSchema.index({ contact: 1, completed_at: -1, _id: -1 })
// Which contacts have unfinished tasks.
taskSchema.index(
  { account: 1, progress: 1, contact: 1 },
  { partialFilterExpression: { contact: { $type: 'objectId' } } },
)
taskSchema.index({ milestone: 1 })
taskSchema.index(BY_TOKENS)
taskSchema.plugin(recorded, {
  derived: () => [
    'team',
    'deal_name',
    'visible_to',
    'dormant',
    'due_order',
    'search',
    'blocked_by',
    'due_reason',
    'proposed_date',
  ],
})

/** The texts that a task is found by. */
export const taskTokens = ({ title, deal_name }: Pick<StoredTask, 'title' | 'deal_name'>): string[] =>
  searchTokens(title, deal_name)

taskSchema.pre('save', async function () {
  this.due_order = this.due_date ?? NO_DAY
  this.search = taskTokens(this)
  if (this.isModified('search')) await learnWords(this.account, this.search)
})

/** Kinds of tasks that are contact with a person. */
const CONTACTING: ReadonlySet<unknown> = new Set([TaskKind.call, TaskKind.email])
/** What decides whether and when the contact was contacted by it. */
const DECIDING = ['progress', 'completed_at', 'not_applicable_reason', 'kind', 'contact'] as const

taskSchema.pre('save', function () {
  const before = (this.$locals as WithOriginal).original
  const isDecided = this.isNew ? this.progress === Progress.COMPLETE : DECIDING.some((field) => this.isModified(field))
  const contacts = [before?.contact, this.contact].filter((one) => one instanceof Types.ObjectId)
  const isContacting = CONTACTING.has(this.kind) || CONTACTING.has(before?.kind)
  this.$locals.contacted = isDecided && isContacting ? contacts : []
})
taskSchema.post('save', function (this: TaskDocument) {
  return followContacts(this)
})
taskSchema.post('deleteOne', { document: true, query: false }, function (this: TaskDocument) {
  this.$locals.contacted = CONTACTING.has(this.kind) && this.progress === Progress.COMPLETE ? [this.contact] : []
  return followContacts(this)
})

async function followContacts(task: TaskDocument): Promise<void> {
  const session = task.$session()
  const contacts = ((task.$locals.contacted ?? []) as (Types.ObjectId | null)[]).filter((one) => one !== null)
  if (session && contacts.length > 0) await contactTaskChanged.run({ session, at: new Date() }, contacts)
}

export type StoredTask = InferSchemaType<typeof taskSchema> & Recorded
export type TaskDocument = HydratedDocument<StoredTask>
export const TaskModel = recordModel<StoredTask>('Task', taskSchema)
