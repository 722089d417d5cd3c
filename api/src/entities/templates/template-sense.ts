/**
 * Validates what the contract cannot express of a template: that keys are unique, and that due dates form no cycle.
 * Pure.
 */
import type { FieldError } from 'openapi'
import { type DealDateName, dealDateNameLabels, DueAnchor } from 'openapi/codes'
import { badRequest, unprocessable } from '#platform/http/errors.ts'
import { CircleError, inOrder } from '#rules/scheduling/order.ts'
import type { StoredTemplate } from './template.model.ts'

type Parts = Pick<StoredTemplate, 'switches' | 'date_rules' | 'milestones'>
type Rule = Parts['milestones'][number]['due_rule']

/** A milestone or task of the template, and its path. */
type Part = {
  path: string
  kind: 'milestone' | 'task'
  key: string
  title: string
  rule: Rule
  needs: readonly string[]
  switches: { left_out_by: readonly string[]; only_with: readonly string[] }
}

/** @throws 400 naming fields, 422 with the path of a cycle */
export function requireSense(template: Parts): void {
  const parts = partsOf(template)
  const switches = new Set(template.switches.map(({ key }) => key))
  const kinds = new Map(parts.map(({ key, kind }) => [key, kind]))
  const errors = [
    ...doubles(template.switches.map(({ key }, i) => ({ path: `switches.${i}`, key }))),
    ...doubles(parts),
    ...doubles(
      template.date_rules.map(({ date }, i) => ({ path: `date_rules.${i}`, key: date })),
      'date',
    ),
    ...template.date_rules.flatMap((rule, i) => unknownSwitches({ path: `date_rules.${i}`, switches: rule }, switches)),
    ...parts.flatMap((part) => [...strangers(part, kinds), ...unknownSwitches(part, switches)]),
  ]
  if (errors.length > 0) throw badRequest(errors)
  requireOrder(parts, 'due_rule', ({ rule }) => (rule?.item ? [rule.item] : []))
  requireOrder(parts, 'depends_on', ({ needs }) => needs)
  requireDateOrder(template.date_rules)
}

function partsOf({ milestones }: Parts): Part[] {
  return milestones.flatMap((milestone, i): Part[] => {
    const { key, name, due_rule: rule, left_out_by, only_with, tasks } = milestone
    const switches = { left_out_by, only_with }
    const own: Part = { path: `milestones.${i}`, kind: 'milestone', key, title: name, rule, needs: [], switches }
    return [own, ...tasks.map((task, j) => taskPart(task, `milestones.${i}.tasks.${j}`))]
  })
}

function taskPart(task: Parts['milestones'][number]['tasks'][number], path: string): Part {
  const { key, title, due_rule: rule, depends_on: needs, left_out_by, only_with } = task
  return { path, kind: 'task', key, title, rule, needs, switches: { left_out_by, only_with } }
}

function doubles(keyed: readonly { path: string; key: string }[], field = 'key'): FieldError[] {
  const seen = new Set<string>()
  return keyed.flatMap(({ path, key }) => {
    if (!seen.has(key)) return seen.add(key) && []
    return [{ field: `${path}.${field}`, reason: `appears twice: ${key}` }]
  })
}

function strangers({ path, rule, needs }: Part, kinds: ReadonlyMap<string, string>): FieldError[] {
  const unknown = needs.filter((key) => kinds.get(key) !== 'task')
  return [
    ...unknown.map((key) => ({
      field: `${path}.depends_on`,
      reason: `lists a task the template doesn’t have: ${key}`,
    })),
    ...(rule ? anchorErrors(`${path}.due_rule.item`, rule, kinds) : []),
  ]
}

function anchorErrors(field: string, { anchor, item }: NonNullable<Rule>, kinds: ReadonlyMap<string, string>) {
  const isOfItem = anchor === DueAnchor.task || anchor === DueAnchor.milestone
  if (!isOfItem) return !item ? [] : [{ field, reason: `only goes with a task or milestone, not with ${anchor}` }]
  return item && kinds.get(item) === anchor ? [] : [{ field, reason: `isn’t a ${anchor} of the template` }]
}

function unknownSwitches(
  { path, switches }: Pick<Part, 'path' | 'switches'>,
  known: ReadonlySet<string>,
): FieldError[] {
  return (['left_out_by', 'only_with'] as const).flatMap((name) =>
    switches[name]
      .filter((key) => !known.has(key))
      .map((key) => ({ field: `${path}.${name}`, reason: `lists a switch the template doesn’t have: ${key}` })),
  )
}

function requireOrder(parts: readonly Part[], field: string, needsOf: (part: Part) => readonly string[]): void {
  try {
    inOrder(new Map(parts.map((part) => [part.key, needsOf(part)])))
  } catch (error) {
    if (!(error instanceof CircleError)) throw error
    const byKey = new Map(parts.map((part) => [part.key, part]))
    const path = error.path.map((key) => `“${byKey.get(key)?.title ?? key}”`).join(' → ')
    const at = byKey.get(error.path[0] ?? '')?.path ?? 'milestones'
    const reason = `creates a loop: ${path}`
    throw unprocessable('These would wait for each other in a loop', [{ field: `${at}.${field}`, reason }])
  }
}

function requireDateOrder(rules: Parts['date_rules']): void {
  try {
    inOrder(new Map(rules.map(({ date, anchor }) => [date, [anchor]])))
  } catch (error) {
    if (!(error instanceof CircleError)) throw error
    const path = error.path.map((name) => dealDateNameLabels[name as DealDateName]).join(' → ')
    const reason = `creates a loop: ${path}`
    throw unprocessable('These dates would depend on each other in a loop', [{ field: 'date_rules', reason }])
  }
}
