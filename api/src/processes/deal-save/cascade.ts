/**
 * Cascades due dates from a deal's dates to its tasks and milestones, and between these. Changes documents, writes
 * nothing.
 */
import { Progress, TaskKind } from 'openapi/codes'
import type { AccountCalendar } from '#entities/accounts/account-calendar.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import type { MilestoneDocument } from '#entities/milestones/milestone.model.ts'
import { type TaskDocument, TaskModel } from '#entities/tasks/task.model.ts'
import { originalOf } from '#platform/events/change.ts'
import type { Difference } from '#platform/events/diff.ts'
import { unprocessable } from '#platform/http/errors.ts'
import { dayText } from '#rules/calendar/day-text.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { type DueRule, dueReason } from '#rules/scheduling/due-rule.ts'
import { CircleError, inOrder } from '#rules/scheduling/order.ts'
import { type Due, schedule, type ScheduledItem } from '#rules/scheduling/schedule.ts'

export type Item = TaskDocument | MilestoneDocument

export type Items = { tasks: readonly TaskDocument[]; milestones: readonly MilestoneDocument[] }

/** What people call an item: a task's title, a milestone's name. */
export const titleOf = (item: Item): string => ('title' in item ? item.title : item.name)

/** An item as it appears in responses. */
export const named = (item: Item) => ({
  kind: item instanceof TaskModel ? ('task' as const) : ('milestone' as const),
  id: item.id,
  title: titleOf(item),
})

/**
 * Moves the due dates that follow a rule, and returns the items that moved. A contractual date moves only if it is in
 * `confirmed`. Otherwise it stays, and its new date is kept as a proposal.
 * @throws 422 if due dates or dependencies form a cycle
 */
export function moveDueDates(
  deal: StoredDeal,
  items: Items,
  calendar: AccountCalendar,
  confirmed?: ReadonlySet<string>,
): Difference[] {
  const dues = scheduled(deal, items, calendar, confirmed)
  return [
    ...items.tasks.flatMap((task) => move(task, 'tasks', dues.get(task.id), calendar)),
    ...items.milestones.flatMap((milestone) => move(milestone, 'milestones', dues.get(milestone.id), calendar)),
  ]
}

/**
 * Computes the rule-based due dates of a deal's items, by item id. Changes nothing.
 * @throws 422 if due dates or dependencies form a cycle
 */
export function scheduled(
  deal: Pick<StoredDeal, 'dates'>,
  { tasks, milestones }: Items,
  { business, timeZone }: AccountCalendar,
  confirmed: ReadonlySet<string> = new Set(),
): Map<string, Due> {
  const all: Item[] = [...tasks, ...milestones]
  const titles = new Map(all.map((item) => [item.id, titleOf(item)]))
  const needs = new Map(tasks.map((task) => [task.id, task.depends_on.map(String)]))
  withoutCircle('depends_on', titles, () => inOrder(needs))
  const items = all.map((item) => scheduledItem(item, timeZone))
  return withoutCircle('due_rule', titles, () => schedule({ items, dates: deal.dates, calendar: business, confirmed }))
}

function move(item: Item, group: string, next: Due | undefined, { business }: AccountCalendar): Difference[] {
  if (next?.hold === 'key_date' && !isContractual(item)) {
    // Contractual until this change. No one has agreed to another date, so it stays, pinned as if set by hand.
    item.set({ pinned: true, proposed_date: null, due_reason: '' })
    return []
  }
  const isHeld = next?.hold === 'key_date'
  if (item instanceof TaskModel) item.set('proposed_date', isHeld ? next.wanted : null)
  if (!next || !item.due_rule || next.hold === 'pinned' || next.hold === 'finished') return []
  const rule = plainRule(item.due_rule)
  const reason = dueReason(rule, next.anchor, business)
  const from = item.due_date ?? null
  item.set({ due_date: next.due, due_reason: isHeld ? heldReason(next.wanted, reason) : reason })
  // Otherwise the time that someone set by hand stays.
  if (item instanceof TaskModel && next.time !== null) item.set('due_time', next.time)
  return from === next.due ? [] : [{ path: `${group}.${item.id}.due_date`, from, to: next.due }]
}

const heldReason = (wanted: string | null, reason: string): string =>
  `Stays as agreed${wanted ? `; its rule says ${dayText(wanted)}` : ''}: ${reason}`

function scheduledItem(item: Item, timeZone: string): ScheduledItem {
  const { due_rule: rule, completed_at: completedAt } = item
  return {
    id: item.id,
    title: titleOf(item),
    rule: rule ? plainRule(rule) : null,
    due: item.due_date ?? null,
    pinned: item.pinned,
    isKeyDate: isContractual(item) || wasContractual(item),
    // An item that does not apply was never done. Dates that follow it count from when it would have been due.
    finishedOn: completedAt && !isNotApplicable(item) ? todayIn(timeZone, completedAt) : null,
    appliedOn: item.applied_on ?? null,
  }
}

const isContractual = (item: Item): boolean => item instanceof TaskModel && item.kind === TaskKind.key_date

const wasContractual = (item: Item): boolean => item instanceof TaskModel && originalOf(item).kind === TaskKind.key_date

const isNotApplicable = (item: Item): boolean => item instanceof TaskModel && Boolean(item.not_applicable_reason)

function withoutCircle<T>(field: string, titles: ReadonlyMap<string, string>, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof CircleError)) throw error
    const path = error.path.map((id) => `“${titles.get(id) ?? id}”`).join(' → ')
    throw unprocessable('These would wait for each other in a loop', [{ field, reason: `creates a loop: ${path}` }])
  }
}

type StoredRule = NonNullable<TaskDocument['due_rule']>

/** A stored rule in the form that the scheduler takes. */
export const plainRule = (rule: StoredRule): DueRule => ({
  anchor: rule.anchor,
  offset: rule.offset,
  unit: rule.unit,
  business_up_to: rule.business_up_to ?? null,
  roll: rule.roll,
  skip_holidays: rule.skip_holidays,
  time: rule.time ?? null,
  rolled_time: rule.rolled_time ?? null,
  source: rule.source ?? null,
  item: rule.item ? String(rule.item) : null,
})

/** A milestone with tasks takes its progress from them. */
export function countTasks(milestones: readonly MilestoneDocument[], tasks: readonly TaskDocument[]): void {
  const byMilestone = Map.groupBy(tasks, ({ milestone }) => String(milestone))
  for (const one of milestones) countOwn(one, byMilestone.get(one.id) ?? [])
}

function countOwn(milestone: MilestoneDocument, own: readonly TaskDocument[]): void {
  const done = own.filter((task) => task.progress === Progress.COMPLETE).length
  const started = own.some((task) => task.progress !== Progress.NOT_STARTED)
  milestone.set('tasks', { done, total: own.length })
  if (own.length === 0) return
  const isDone = done === own.length
  milestone.set({
    progress: isDone ? Progress.COMPLETE : started ? Progress.IN_PROGRESS : Progress.NOT_STARTED,
    completed_at: isDone ? lastCompletion(own) : null,
  })
}

/** When the last of the tasks was done, leaving out those that do not apply, unless none of them does. */
function lastCompletion(tasks: readonly TaskDocument[]): Date | null {
  const done = tasks.filter((task) => !isNotApplicable(task))
  const times = (done.length > 0 ? done : tasks).flatMap(({ completed_at: at }) => (at ? [at.getTime()] : []))
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

/** Notes on each unfinished task which unfinished tasks block it. */
export function noteBlocks(tasks: readonly TaskDocument[]): void {
  const open = new Set(tasks.filter(({ progress }) => progress !== Progress.COMPLETE).map(({ id }) => id))
  for (const task of tasks) {
    const blocks = open.has(task.id) ? task.depends_on.filter((id) => open.has(String(id))) : []
    const isAsBefore = blocks.map(String).join() === task.blocked_by.map(String).join()
    if (!isAsBefore) task.set('blocked_by', blocks)
  }
}
