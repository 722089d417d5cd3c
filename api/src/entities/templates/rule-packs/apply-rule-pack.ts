/** Lets a template follow the rules of a pack. Pure. */
import type { RuledTemplate, TemplateTask } from 'openapi'
import { DealDateName, DueAnchor, TaskKind } from 'openapi/codes'
import type { Counting, Pack } from './rule-pack.ts'
import { storedTask, type StarterTask } from '#entities/templates/starters/starter-template.ts'

/** Money that is due soon after the acceptance: earnest money, a deposit, an option fee. */
const MONEY = /\b(earnest|deposit|option fee)\b/i

/**
 * The parts with the pack's rules. Of a state's pack: the dates of the deal that count from the acceptance, and
 * contractual tasks that do. Of federal rules: its tasks, in the milestone of the closing or in one of their own.
 */
export function applyRulePack(parts: RuledTemplate, { periods, tasks, name }: Pack): RuledTemplate {
  const counted = periods ? withPeriods(parts, periods) : parts
  return tasks.length === 0 ? counted : withTasks(counted, tasks, name)
}

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

function withTasks(parts: RuledTemplate, tasks: readonly StarterTask[], name: string): RuledTemplate {
  const switches = new Set(parts.switches.map(({ key }) => key))
  const known = new Map(parts.milestones.flatMap((one) => one.tasks.map((task) => [task.key, task.title] as const)))
  const added = tasks.filter(({ key }) => !known.has(key)).map((task) => fitted(storedTask(task), switches, known))
  const rules = new Map(tasks.map((task) => [task.key, storedTask(task).due_rule]))
  const milestones = parts.milestones.map((milestone) => ({
    ...milestone,
    tasks: milestone.tasks.map((task) => ({ ...task, due_rule: rules.get(task.key) ?? task.due_rule })),
  }))
  if (added.length === 0) return { ...parts, milestones }
  const own = {
    key: freeKey(parts),
    name,
    due_rule: null,
    client_visible: false,
    client_text: '',
    left_out_by: switches.has('cash') ? ['cash'] : [],
    only_with: [],
    tasks: added,
  }
  // Before the step that has a task of the pack already, such as the closing with its disclosure, or last without one.
  const place = milestones.findIndex((milestone) => milestone.tasks.some(({ key }) => rules.has(key)))
  return { ...parts, milestones: milestones.toSpliced(place < 0 ? milestones.length : place, 0, own) }
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

function freeKey({ milestones }: RuledTemplate): string {
  const taken = new Set(milestones.map(({ key }) => key))
  let key = 'mortgage_rules'
  while (taken.has(key)) key = `${key}_`
  return key
}
