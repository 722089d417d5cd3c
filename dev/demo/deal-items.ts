/**
 * The milestones and tasks of a demo deal, from its template. Dates come from the product's own rules; due items are
 * done.
 */
import { Types } from 'mongoose'
import { DayRoll, DealStatus, Progress, TaskKind } from 'openapi/codes'
import type { AccountCalendar } from '#api/entities/accounts/account-calendar.ts'
import type { DealDocument } from '#api/entities/deals/deal.model.ts'
import { agentInRole } from '#api/entities/deals/lead.ts'
import { type MilestoneDocument, MilestoneModel } from '#api/entities/milestones/milestone.model.ts'
import { type TaskDocument, TaskModel } from '#api/entities/tasks/task.model.ts'
import type { StarterRule, StarterTemplate } from '#api/entities/templates/starters/starter-template.ts'
import { countTasks, moveDueDates, noteBlocks } from '#api/processes/deal-save/cascade.ts'
import { factsOf } from '#api/processes/deal-save/deal-facts.ts'
import { addDays } from '#api/rules/calendar/days.ts'
import { officeHour } from './chance/calendar.ts'
import type { Dice } from './chance/dice.ts'
import type { DealPlan } from './plans.ts'

export type DealItems = { tasks: TaskDocument[]; milestones: MilestoneDocument[] }

type Options = {
  deal: DealDocument
  plan: DealPlan
  template: StarterTemplate
  templateId: Types.ObjectId
  calendar: AccountCalendar
  today: string
}

/** Creates the items and updates the deal accordingly. */
export function drawItems(dice: Dice, options: Options): DealItems {
  const { deal, plan, calendar, today } = options
  const { tasks, milestones } = applied(options)
  moveDueDates(deal, { tasks, milestones }, calendar)
  finish(dice, tasks, plan, today)
  noteBlocks(tasks)
  countTasks(milestones, tasks)
  for (const milestone of milestones) {
    if (milestone.progress === Progress.COMPLETE)
      milestone.completed_at = officeHour(milestone.due_date && milestone.due_date < today ? milestone.due_date : today)
  }
  deal.set(factsOf(deal, tasks, { ...calendar, at: new Date() }))
  return { tasks, milestones }
}

/** The items of a template that do not depend on a switch. */
const withoutSwitches = ({ milestones }: StarterTemplate) => {
  const isIn = ({ only_with: needed = [] }: { only_with?: string[] }) => needed.length === 0
  return milestones.filter(isIn).map((milestone) => ({ ...milestone, tasks: milestone.tasks.filter(isIn) }))
}

function applied({ deal, plan, template, templateId }: Options): DealItems {
  const used = withoutSwitches(template)
  const keys = used.flatMap(({ key, tasks }) => [key, ...tasks.map((task) => task.key)])
  const ids = new Map(keys.map((key) => [key, new Types.ObjectId()]))
  const idOf = (key: string) => ids.get(key) ?? null
  const [lead] = deal.agents
  const shared = (key: string, rule: StarterRule | null) => ({
    _id: ids.get(key),
    account: deal.account,
    team: deal.team,
    deal: deal._id,
    deal_name: deal.name,
    visible_to: deal.agents.map(({ user }) => user),
    dormant: plan.archived || deal.status === DealStatus.FellThrough || deal.status === DealStatus.Expired,
    template_key: `${String(templateId)}:${key}`,
    applied_on: plan.createdOn,
    due_rule: rule && { roll: DayRoll.none, skip_holidays: true, ...rule, item: rule.item ? idOf(rule.item) : null },
    created_by: lead?.user,
    created_at: deal.created_at,
    updated_at: deal.updated_at,
  })
  return {
    milestones: used.map(
      ({ key, name, due, client_text, client_side }, order) =>
        new MilestoneModel({
          ...shared(key, due),
          name,
          order,
          client_visible: client_text !== '',
          client_side,
          client_text,
        }),
    ),
    tasks: used.flatMap((milestone) =>
      milestone.tasks.map(
        ({ key, due, depends_on = [], left_out_by: _out, only_with: _with, ...fields }) =>
          new TaskModel({
            ...fields,
            ...shared(key, due),
            milestone: idOf(milestone.key),
            depends_on: depends_on.flatMap((other) => idOf(other) ?? []),
            assignee: agentInRole(deal, fields.assignee_role),
          }),
      ),
    ),
  }
}

/** Due items are done, except forgotten ones. A closed deal has nothing open before its closing. */
function finish(dice: Dice, tasks: TaskDocument[], { status, overdue, createdOn }: DealPlan, today: string): void {
  const isClosed = status === DealStatus.Closed
  const before = (task: TaskDocument) => (isClosed ? (task.due_date ?? '') <= today : (task.due_date ?? '9999') < today)
  const due = tasks.filter(before).toSorted((a, b) => (a.due_date ?? '').localeCompare(b.due_date ?? ''))
  // Contractual dates are never forgotten: a missed one would be an emergency.
  const recent = due.filter(({ kind, due_date: day }) => kind !== TaskKind.key_date && (day ?? '') > addDays(today, -8))
  const forgotten = new Set(recent.slice(-overdue || due.length))
  for (const task of due) {
    if (overdue > 0 && forgotten.has(task)) continue
    const day = task.due_date && task.due_date > createdOn ? addDays(task.due_date, -dice.between(0, 1)) : createdOn
    task.set({ progress: Progress.COMPLETE, completed_at: officeHour(day < createdOn ? createdOn : day) })
  }
  const next = tasks.find((task) => task.progress === Progress.NOT_STARTED && (task.due_date ?? '') >= today)
  if (next && status === DealStatus.UnderContract && dice.chance(0.5)) next.progress = Progress.IN_PROGRESS
}
