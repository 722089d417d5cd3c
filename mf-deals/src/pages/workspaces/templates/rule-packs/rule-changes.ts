/** What a rule pack changes in a template. Pure. */
import type { RuledTemplate, TemplateDateRule, TemplateTask } from 'openapi'
import { dealDateNameLabels } from 'openapi/codes'
import { ruleLabel } from '../draft/rule-label.ts'

/** `from` is null for a task that comes in. */
export interface RuleChange {
  key: string
  title: string
  from: string | null
  to: string
}

/** The dates, then the tasks, whose rules read differently afterwards, and the tasks that come in. */
export function ruleChanges(before: RuledTemplate, after: RuledTemplate): RuleChange[] {
  const titles = new Map(
    after.milestones.flatMap(({ key, name, tasks }) => [
      [key, name] as const,
      ...tasks.map((task) => [task.key, task.title] as const),
    ]),
  )
  const label = (rule: TemplateTask['due_rule']) => ruleLabel(rule, (key) => titles.get(key) ?? key)
  const dates = new Map(before.date_rules.map((rule) => [rule.date, labelOfDate(rule)]))
  const tasks = new Map(before.milestones.flatMap((one) => one.tasks.map((task) => [task.key, label(task.due_rule)])))
  const all: RuleChange[] = [
    ...after.date_rules.map((rule) => ({
      key: `date ${rule.date}`,
      title: dealDateNameLabels[rule.date],
      from: dates.get(rule.date) ?? null,
      to: labelOfDate(rule),
    })),
    ...after.milestones
      .flatMap((one) => one.tasks)
      .map(({ key, title, due_rule }) => ({ key, title, from: tasks.get(key) ?? null, to: label(due_rule) })),
  ]
  return all.filter(({ from, to }) => from !== to)
}

const labelOfDate = (rule: TemplateDateRule): string => ruleLabel({ ...rule, item: null }, String)
