/** A template's draft from a deal: what is done, when, and by whom, without what only that deal has. Pure. */
import type { Deal, DueRule, Milestone, Task, TemplateDueRule, TemplateMilestone, TemplateTask } from 'openapi'
import { copy } from './copy.ts'
import { emptyDraft, type TemplateDraft } from './template-draft.ts'

export interface DealParts {
  deal: Deal
  milestones: readonly Milestone[]
  tasks: readonly Task[]
}

const always = { left_out_by: [], only_with: [] }

/** Tasks without a milestone get one of their own, which clients don't see. */
export function draftFromDeal({ deal, milestones, tasks }: DealParts): TemplateDraft {
  const keys = new Map([
    ...milestones.map(({ id }, at) => [id, `milestone_${at + 1}`] as const),
    ...tasks.map(({ id }, at) => [id, `task_${at + 1}`] as const),
  ])
  const tasksOf = (milestone: string | null) =>
    tasks.filter((task) => (task.milestone ?? null) === milestone).map((task) => taskOf(task, deal, keys))
  const loose = tasksOf(null)
  const own = milestones.map(({ id, name, due_rule, client_visible, client_side, client_text }): TemplateMilestone => ({
    key: keys.get(id) ?? '',
    name,
    due_rule: ruleOf(due_rule, keys),
    client_visible,
    client_side,
    client_text,
    ...always,
    tasks: tasksOf(id),
  }))
  const others: TemplateMilestone = {
    key: `milestone_${milestones.length + 1}`,
    name: copy.fromDeal.otherTasks,
    due_rule: null,
    client_visible: false,
    client_text: '',
    ...always,
    tasks: loose,
  }
  return {
    ...emptyDraft,
    representation: deal.representation,
    deal_type: deal.deal_type,
    date_rules: deal.date_rules.map(({ pinned: _pinned, ...rule }) => ({ ...rule, ...always })),
    milestones: loose.length > 0 ? [...own, others] : own,
  }
}

type Keys = ReadonlyMap<string, string>

/** Someone of the deal's agents stands for their role. */
function taskOf(task: Task, { agents }: Deal, keys: Keys): TemplateTask {
  const { title, kind, priority, waiting_on, client_visible, client_side, assignee, assignee_role } = task
  return {
    key: keys.get(task.id) ?? '',
    title,
    kind,
    priority,
    assignee_role: assignee_role ?? agents.find(({ user }) => user === assignee)?.role ?? null,
    waiting_on,
    due_rule: ruleOf(task.due_rule, keys),
    pinned: false,
    depends_on: task.depends_on.flatMap((id) => keys.get(id) ?? []),
    client_visible,
    client_side,
    ...always,
  }
}

/** A rule that counts from what isn't in the deal anymore is none. */
function ruleOf(rule: DueRule | null | undefined, keys: Keys): TemplateDueRule | null {
  if (!rule) return null
  const item = rule.item ? (keys.get(rule.item) ?? null) : null
  return rule.item && item === null ? null : { ...rule, item }
}
