/** Pure changes of a template draft that keep keys unique and references valid. */
import type { Template, TemplateDateRule, TemplateMilestone, TemplateSwitch, TemplateTask } from 'openapi'
import { AgentRole, DayRoll, DayUnit, type DealDateName, Priority, TaskKind, WaitingOn } from 'openapi/codes'
import { copy } from './copy.ts'

export type TemplateDraft = Required<
  Pick<Template, 'name' | 'representation' | 'deal_type' | 'switches' | 'date_rules' | 'milestones'>
>

/** What every editor of a part of a draft takes. */
export interface DraftEditorProps {
  draft: TemplateDraft
  isDisabled: boolean
  onChange: (draft: TemplateDraft) => void
}

export const emptyDraft: TemplateDraft = {
  name: '',
  representation: null,
  deal_type: null,
  switches: [],
  date_rules: [],
  milestones: [],
}

/** The editable part of a template. */
export const draftOf = ({
  name,
  representation,
  deal_type,
  switches,
  date_rules,
  milestones,
}: TemplateDraft): TemplateDraft => ({
  name,
  representation,
  deal_type,
  switches,
  date_rules,
  milestones,
})

/** The titles of milestones and tasks by key. */
export function titlesOf({ milestones }: TemplateDraft): Map<string, string> {
  return new Map(
    milestones.flatMap(({ key, name, tasks }) => [
      [key, name] as const,
      ...tasks.map((task) => [task.key, task.title] as const),
    ]),
  )
}

const keysOf = (draft: TemplateDraft) => [...titlesOf(draft).keys(), ...draft.switches.map(({ key }) => key)]

/** A key that the template does not use yet. */
function freeKey(draft: TemplateDraft, kind: string): string {
  const taken = new Set(keysOf(draft))
  let count = 1
  while (taken.has(`${kind}_${count}`)) count++
  return `${kind}_${count}`
}

const always = { left_out_by: [], only_with: [] }

/** Adds a milestone at the end and returns its key with the draft. */
export function addMilestone(draft: TemplateDraft): { draft: TemplateDraft; key: string } {
  const key = freeKey(draft, 'milestone')
  const milestone: TemplateMilestone = {
    key,
    name: copy.addMilestone.newMilestone,
    due_rule: null,
    client_visible: true,
    client_text: '',
    ...always,
    tasks: [],
  }
  return { draft: { ...draft, milestones: [...draft.milestones, milestone] }, key }
}

/** Adds a task at the end of a milestone and returns its key with the draft. */
export function addTask(draft: TemplateDraft, milestone: string): { draft: TemplateDraft; key: string } {
  const key = freeKey(draft, 'task')
  const task: TemplateTask = {
    key,
    title: copy.addTask.newTask,
    kind: TaskKind.todo,
    priority: Priority.Medium,
    assignee_role: AgentRole.lead,
    waiting_on: WaitingOn.team,
    due_rule: null,
    pinned: false,
    depends_on: [],
    client_visible: false,
    ...always,
  }
  const milestones = draft.milestones.map((one) =>
    one.key === milestone ? { ...one, tasks: [...one.tasks, task] } : one,
  )
  return { draft: { ...draft, milestones }, key }
}

/** Adds a rule for a date of the deal that has none. */
export function addDateRule(draft: TemplateDraft, date: DealDateName): TemplateDraft {
  const rule: TemplateDateRule = {
    date,
    anchor: date === 'acceptance' ? 'offer' : 'acceptance',
    offset: 0,
    unit: DayUnit.calendar,
    roll: DayRoll.none,
    skip_holidays: true,
    ...always,
  }
  return { ...draft, date_rules: [...draft.date_rules, rule] }
}

export const changeDateRule = (
  draft: TemplateDraft,
  date: DealDateName,
  change: Partial<TemplateDateRule>,
): TemplateDraft => ({
  ...draft,
  date_rules: draft.date_rules.map((one) => (one.date === date ? { ...one, ...change } : one)),
})

export const removeDateRule = (draft: TemplateDraft, date: DealDateName): TemplateDraft => ({
  ...draft,
  date_rules: draft.date_rules.filter((one) => one.date !== date),
})

export const addSwitch = (draft: TemplateDraft): TemplateDraft => ({
  ...draft,
  switches: [...draft.switches, { key: freeKey(draft, 'switch'), name: '' }],
})

export const changeSwitch = (draft: TemplateDraft, key: string, change: Partial<TemplateSwitch>): TemplateDraft => ({
  ...draft,
  switches: draft.switches.map((one) => (one.key === key ? { ...one, ...change } : one)),
})

export const changeMilestone = (
  draft: TemplateDraft,
  key: string,
  change: Partial<TemplateMilestone>,
): TemplateDraft => ({
  ...draft,
  milestones: draft.milestones.map((one) => (one.key === key ? { ...one, ...change } : one)),
})

export const changeTask = (draft: TemplateDraft, key: string, change: Partial<TemplateTask>): TemplateDraft =>
  mapTasks(draft, (task) => (task.key === key ? { ...task, ...change } : task))

/** Removes a milestone with its tasks, a task or a switch, and every reference to it. */
export function remove(draft: TemplateDraft, key: string): TemplateDraft {
  const gone = new Set([key, ...(draft.milestones.find((one) => one.key === key)?.tasks.map((task) => task.key) ?? [])])
  const without = (keys: readonly string[]) => keys.filter((one) => !gone.has(one))
  const kept = <Part extends TemplateMilestone | TemplateTask>(part: Part): Part => ({
    ...part,
    due_rule: part.due_rule?.item && gone.has(part.due_rule.item) ? null : part.due_rule,
    left_out_by: without(part.left_out_by),
    only_with: without(part.only_with),
  })
  const milestones = draft.milestones
    .filter((one) => one.key !== key)
    .map((one) => ({ ...kept(one), tasks: one.tasks.filter((task) => task.key !== key).map(kept) }))
  const switches = draft.switches.filter((one) => one.key !== key)
  const date_rules = draft.date_rules.map((rule) => ({
    ...rule,
    left_out_by: without(rule.left_out_by),
    only_with: without(rule.only_with),
  }))
  return mapTasks({ ...draft, switches, date_rules, milestones }, (task) => ({
    ...task,
    depends_on: without(task.depends_on),
  }))
}

/** Moves a milestone, or a task in its milestone, one place up (-1) or down (1). */
export function move(draft: TemplateDraft, key: string, step: -1 | 1): TemplateDraft {
  const milestones = moved(draft.milestones, key, step).map((one) => ({ ...one, tasks: moved(one.tasks, key, step) }))
  return { ...draft, milestones }
}

function moved<Part extends { key: string }>(parts: readonly Part[], key: string, step: -1 | 1): Part[] {
  const from = parts.findIndex((part) => part.key === key)
  const part = parts[from]
  const to = from + step
  if (!part || to < 0 || to >= parts.length) return [...parts]
  return parts.toSpliced(from, 1).toSpliced(to, 0, part)
}

const mapTasks = (draft: TemplateDraft, change: (task: TemplateTask) => TemplateTask): TemplateDraft => ({
  ...draft,
  milestones: draft.milestones.map((one) => ({ ...one, tasks: one.tasks.map(change) })),
})
