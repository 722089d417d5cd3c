/** The schedule of a deal at one moment, for comparing with another. Pure. */
import { type DealDateName, Progress, type RiskLevel } from 'openapi/codes'
import type { DealDocument, StoredDeal } from '#entities/deals/deal.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { type Item, plainRule, scheduled } from '#processes/deal-save/cascade.ts'
import { plainDateRule, ruledDates } from '#processes/deal-save/follow-dates.ts'
import type { Course } from '#processes/deal-save/course.query.ts'
import { factsOf, openTask } from '#processes/deal-save/deal-facts.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { type DateWarning, dateWarnings } from '#rules/scheduling/date-warnings.ts'
import { floatsOf } from '#rules/scheduling/critical-path.ts'
import { type Shortage, shortageOf } from '#rules/scheduling/pinned-conflicts.ts'
import type { DueRule } from '#rules/scheduling/due-rule.ts'
import { dueRuleOf } from '#rules/scheduling/schedule-dates.ts'
import type { Due } from '#rules/scheduling/schedule.ts'

export type ItemState = {
  due: string | null
  /** The date that the item's rule gives, if it has a rule. */
  follows: Due | undefined
  /** How many days are missing before a pinned date. */
  shortage: Shortage | null
}

export type ScheduleState = {
  /** The dates of the deal, by name. */
  dates: { readonly [name: string]: string | null }
  /** The dates of the deal that have a rule, by name. */
  ruled: ReadonlyMap<DealDateName, { rule: DueRule; follows: Due }>
  /** Every task and milestone, by id. */
  items: ReadonlyMap<string, ItemState>
  /** The float of every unfinished task, in business days, by id. */
  floats: ReadonlyMap<string, number | null>
  /** What is probably wrong with the dates of the deal. */
  warnings: readonly DateWarning[]
  /** The deal's risk. */
  risk: { level: RiskLevel; float_days: number | null; causes: { text: string; task: string | null }[] }
}

/** The schedule of the deal at the instant `at`, from its documents. */
export function scheduleState(deal: DealDocument, course: Course, at: Date): ScheduleState {
  const items = itemStates(deal, course)
  const { dates } = deal.toObject()
  const { tasks, calendar } = course
  const open = tasks.filter(({ progress }) => progress !== Progress.COMPLETE).map(openTask)
  const today = todayIn(calendar.timeZone, at)
  const { level, float_days, causes } = factsOf(deal, tasks, { ...calendar, at }).risk
  const rules = new Map(deal.date_rules.map((rule) => [rule.date, dueRuleOf(plainDateRule(rule))]))
  const ruled = [...ruledDates(deal, calendar)].flatMap(([name, follows]) => {
    const rule = rules.get(name)
    return rule ? [[name, { rule, follows }] as const] : []
  })
  return {
    dates,
    ruled: new Map(ruled),
    items,
    floats: floatsOf({ tasks: open, closing: dates.closing ?? null, today, calendar: calendar.business }),
    warnings: dateWarnings(dates, calendar.business),
    risk: { level, float_days, causes: causes.map(({ text, task }) => ({ text, task: task ? String(task) : null })) },
  }
}

function itemStates(deal: Pick<StoredDeal, 'dates'>, course: Course): Map<string, ItemState> {
  const dues = scheduled(deal, course, course.calendar)
  const tasks = new Map(course.tasks.map((task) => [task.id, task]))
  const needsOf = (item: Item) =>
    (item instanceof TaskModel ? item.depends_on : []).flatMap((id) => {
      const first = tasks.get(String(id))
      return first && first.progress !== Progress.COMPLETE ? [{ title: first.title, due: first.due_date ?? null }] : []
    })
  return new Map(
    [...course.tasks, ...course.milestones].map((item) => {
      const follows = dues.get(item.id)
      const due = item.due_date ?? null
      const isHeld = item.pinned && item.progress !== Progress.COMPLETE && due !== null
      const rule = item.due_rule && follows ? { rule: plainRule(item.due_rule), follows } : null
      const shortage = isHeld ? shortageOf({ due, rule, needs: needsOf(item) }, course.calendar.business) : null
      return [item.id, { due, follows, shortage }]
    }),
  )
}
