/** Lets a template follow the rules of a pack. Pure. */
import type { RuledTemplate, TemplateMilestone, TemplateTask } from 'openapi'
import { DealDateName, DueAnchor, TaskKind } from 'openapi/codes'
import type { Counting, Pack, PackStep } from './rule-pack.ts'
import { storedTask, type StarterTask } from '#entities/templates/starters/starter-template.ts'

/** Money that is due soon after the acceptance: earnest money, a deposit, an option fee. */
const MONEY = /\b(earnest|deposit|option fee)\b/i

/**
 * The parts with the pack's rules: those of the tasks that it brings, in a milestone of their own, and those of the
 * deal's dates and contractual tasks that count from the acceptance.
 */
export function applyRulePack(parts: RuledTemplate, { periods, step }: Pack): RuledTemplate {
  const whole = step && isFor(parts, step) ? withStep(parts, step) : parts
  return periods ? withPeriods(whole, periods) : whole
}

const isFor = ({ date_rules }: RuledTemplate, { needs }: PackStep): boolean =>
  needs === null || date_rules.some(({ date }) => date === needs)

function withPeriods(parts: RuledTemplate, { general, money }: NonNullable<Pack['periods']>): RuledTemplate {
  return {
    ...parts,
    date_rules: parts.date_rules.map((rule) =>
      rule.anchor === DealDateName.acceptance ? { ...rule, ...general } : rule,
    ),
    milestones: parts.milestones.map((milestone) => ({
      ...milestone,
      tasks: milestone.tasks.map((task) => withPeriod(task, MONEY.test(task.title) ? money : general)),
    })),
  }
}

function withPeriod(task: TemplateTask, counting: Counting): TemplateTask {
  const { kind, due_rule: rule } = task
  const isPeriod = kind === TaskKind.key_date && rule?.anchor === DueAnchor.acceptance
  return isPeriod ? { ...task, due_rule: { ...rule, ...counting } } : task
}

function withStep(parts: RuledTemplate, step: PackStep): RuledTemplate {
  const switches = new Set(parts.switches.map(({ key }) => key))
  const known = new Map(parts.milestones.flatMap((one) => one.tasks.map((task) => [task.key, task.title] as const)))
  const tasks = step.tasks.map(storedTask)
  const milestones = step.isLaw ? parts.milestones.map((one) => withRules(one, tasks)) : parts.milestones
  const added = missing(step, known).map((task) => fitted(storedTask(task), switches, known))
  if (added.length === 0) return { ...parts, milestones }
  const own = {
    key: freeKey(parts, step),
    name: step.name,
    due_rule: null,
    client_visible: step.client_text !== '',
    client_text: step.client_text,
    left_out_by: step.left_out_by.filter((key) => switches.has(key)),
    only_with: [],
    tasks: added,
  }
  return {
    ...parts,
    date_rules: withinLimit(parts, step),
    milestones: milestones.toSpliced(placeOf(step, milestones), 0, own),
  }
}

function withinLimit({ date_rules }: RuledTemplate, { needs, within }: PackStep): RuledTemplate['date_rules'] {
  return date_rules.map((rule) =>
    within !== null && rule.date === needs && rule.anchor === DealDateName.acceptance
      ? { ...rule, offset: Math.min(rule.offset, within) }
      : rule,
  )
}

/** The tasks that the template lacks. What the parties agree on is whole, or the template has it in its own way. */
function missing({ tasks, isLaw }: PackStep, known: ReadonlyMap<string, string>): StarterTask[] {
  const titles = new Set([...known.values()].map((title) => title.toLowerCase()))
  const lacking = tasks.filter(({ key, title }) => !known.has(key) && !titles.has(title.toLowerCase()))
  return isLaw || lacking.length === tasks.length ? lacking : []
}

function withRules(milestone: TemplateMilestone, tasks: readonly TemplateTask[]): TemplateMilestone {
  const rules = new Map(tasks.map((task) => [task.key, task.due_rule]))
  return {
    ...milestone,
    tasks: milestone.tasks.map((task) => ({ ...task, due_rule: rules.get(task.key) ?? task.due_rule })),
  }
}

/**
 * Before the milestone that has a task of the pack already, such as the closing with its disclosure; else after the one
 * in which the contract begins, if the step hangs on it; else last.
 */
function placeOf({ tasks, needs }: PackStep, milestones: readonly TemplateMilestone[]): number {
  const keys = new Set(tasks.map(({ key }) => key))
  const place = milestones.findIndex((milestone) => milestone.tasks.some(({ key }) => keys.has(key)))
  if (place >= 0) return place
  const contract = milestones.findIndex(({ tasks: own }) =>
    own.some(({ due_rule }) => due_rule?.anchor === DueAnchor.acceptance),
  )
  return needs === null || contract < 0 ? milestones.length : contract + 1
}

/** Without switches and tasks that the template does not have. A rule without its task counts from the acceptance. */
function fitted(task: TemplateTask, switches: ReadonlySet<string>, known: ReadonlyMap<string, string>): TemplateTask {
  const { due_rule: rule, left_out_by } = task
  const isLost = rule?.item && !known.has(rule.item)
  return {
    ...task,
    left_out_by: left_out_by.filter((key) => switches.has(key)),
    due_rule: isLost ? { ...rule, anchor: DueAnchor.acceptance, item: null } : rule,
  }
}

function freeKey({ milestones }: RuledTemplate, step: PackStep): string {
  const taken = new Set(milestones.flatMap((one) => [one.key, ...one.tasks.map(({ key }) => key)]))
  let { key } = step
  while (taken.has(key)) key = `${key}_`
  return key
}
