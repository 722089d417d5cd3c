/** Computes what a template adds to a deal, on documents, without writing anything. */
import type { AppliedItem, AppliedMilestone, TemplateApplication } from 'openapi'
import { AppliedState } from 'openapi/codes'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import type { StoredTemplate } from '#entities/templates/template.model.ts'
import type { Change } from '#platform/events/change.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { digest } from '#platform/records/digest.ts'
import { newId } from '#platform/records/record.ts'
import { type Item, moveDueDates } from '#processes/deal-save/cascade.ts'
import { type Course, readCourse } from '#processes/deal-save/course.query.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { applyDateRules } from './apply-date-rules.ts'
import { Fitting } from './fitting.ts'

type Rule = StoredTemplate['milestones'][number]['due_rule']

/** The outcome, and the deal's tasks and milestones in their new state, including the new ones. */
export type PlannedApplication = {
  course: Course
  added: Item[]
  outcome: Omit<TemplateApplication, 'applied' | 'event'>
}

/**
 * Creates the items that the deal does not have yet, cascades the due dates, and returns the outcome.
 * @throws 422 if due dates would form a cycle
 */
export async function planApplication(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  template: StoredTemplate,
  switches: ReadonlySet<string>,
): Promise<PlannedApplication> {
  const course = await readCourse(change, deal)
  const fitting = new Fitting(template, course, switches)
  const dates = applyDateRules(deal, template, { switches, calendar: course.calendar })
  const shared = (key: string, due_rule: Rule) => ({
    _id: fitting.idOf(key) ?? newId(),
    account: deal.account,
    team: deal.team,
    deal: deal._id,
    created_by: viewer.id,
    template_key: fitting.templateKey(key),
    applied_on: todayIn(viewer.time_zone, change.at),
    ...fitting.ruleOf(due_rule),
  })
  const before = course.milestones.length
  const milestones = template.milestones
    .filter(({ key }) => fitting.stateOf(key) === AppliedState.added)
    .map(({ key, name, client_visible, client_side, client_text, due_rule }, i) => {
      const fields = { name, client_visible, client_side, client_text, order: before + i }
      return new MilestoneModel({ ...shared(key, due_rule), ...fields })
    })
  const tasks = template.milestones.flatMap((milestone) =>
    milestone.tasks
      .filter(({ key }) => fitting.stateOf(key) === AppliedState.added)
      .map(({ key, due_rule, depends_on: needs, left_out_by: _out, only_with: _with, ...fields }) => {
        const depends_on = needs.flatMap((need) => fitting.idOf(need) ?? [])
        return new TaskModel({
          ...fields,
          ...shared(key, due_rule),
          milestone: fitting.idOf(milestone.key),
          depends_on,
        })
      }),
  )
  course.milestones.push(...milestones)
  course.tasks.push(...tasks)
  moveDueDates(deal, course, course.calendar)
  const added = [...milestones, ...tasks]
  const told = { added: added.length, dates, milestones: presentMilestones(template, fitting, course) }
  const preview = digest(told)
  return { course, added, outcome: { preview, ...told } }
}

/** The outcome for every item of the template, without ids: a preview's ids are never stored. */
function presentMilestones(
  template: StoredTemplate,
  fitting: Fitting,
  { tasks, milestones }: Course,
): AppliedMilestone[] {
  const items = new Map<string, Item>([...tasks, ...milestones].map((item) => [item.id, item]))
  const due = (key: string) => {
    const item = items.get(String(fitting.idOf(key)))
    const { due_date, due_reason } = item ?? { due_date: null, due_reason: '' }
    return { key, state: fitting.stateOf(key), due_date: due_date ?? null, due_reason }
  }
  return template.milestones.map(({ key, name, tasks: own }) => ({
    ...due(key),
    title: name,
    tasks: own.map((task): AppliedItem => ({ ...due(task.key), title: task.title, kind: task.kind })),
  }))
}
