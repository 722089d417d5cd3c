/** How the tasks and milestones of a deal follow its dates and one another. Changes documents, writes nothing. */
import { Progress } from 'openapi/codes'
import type { Difference } from '../events/diff.ts'
import { unprocessable } from '../http/errors.ts'
import type { MilestoneDocument } from '../milestones/milestone.model.ts'
import { todayIn } from '../records/days.ts'
import type { DueRule } from '../scheduling/due-rule.ts'
import { CircleError, inOrder } from '../scheduling/order.ts'
import { schedule, type ScheduledItem } from '../scheduling/schedule.ts'
import type { TaskDocument } from '../tasks/task.model.ts'
import type { StoredDeal } from './deal.model.ts'

export type Calendar = { holidays: ReadonlySet<string>; timeZone: string }

/**
 * Moves the due dates that follow a rule, and answers those that moved.
 * @throws 422 where due dates or dependencies make a circle
 */
export function moveDueDates(
  deal: StoredDeal,
  tasks: readonly TaskDocument[],
  milestones: readonly MilestoneDocument[],
  { holidays, timeZone }: Calendar,
): Difference[] {
  const titles = new Map([
    ...tasks.map(({ id, title }) => [id, title] as const),
    ...milestones.map(({ id, name }) => [id, name] as const),
  ])
  const items = [...tasks, ...milestones].map((item) => scheduledItem(item, titles, timeZone))
  const needs = new Map(tasks.map((task) => [task.id, task.depends_on.map(String)]))
  withoutCircle('depends_on', titles, () => inOrder(needs))
  const dues = withoutCircle('due_rule', titles, () => schedule(items, deal.dates, holidays))
  return [
    ...tasks.flatMap((task) => move(task, 'tasks', dues.get(task.id))),
    ...milestones.flatMap((milestone) => move(milestone, 'milestones', dues.get(milestone.id))),
  ]
}

function move(
  item: TaskDocument | MilestoneDocument,
  group: string,
  next: { due: string | null; reason: string } | undefined,
): Difference[] {
  if (!next) return []
  const from = item.due_date ?? null
  item.set({ due_date: next.due, due_reason: next.reason })
  return from === next.due ? [] : [{ path: `${group}.${item.id}.due_date`, from, to: next.due }]
}

function scheduledItem(
  item: TaskDocument | MilestoneDocument,
  titles: ReadonlyMap<string, string>,
  timeZone: string,
): ScheduledItem {
  const { due_rule: rule, completed_at: completedAt } = item
  return {
    id: item.id,
    title: titles.get(item.id) ?? '',
    rule: rule ? plainRule(rule) : null,
    due: item.due_date ?? null,
    pinned: item.pinned,
    finishedOn: completedAt ? todayIn(timeZone, completedAt) : null,
    appliedOn: item.applied_on ?? null,
  }
}

function withoutCircle<T>(field: string, titles: ReadonlyMap<string, string>, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof CircleError)) throw error
    const path = error.path.map((id) => `“${titles.get(id) ?? id}”`).join(' → ')
    throw unprocessable('These would wait for one another in a circle', [{ field, reason: `makes a circle: ${path}` }])
  }
}

type StoredRule = NonNullable<TaskDocument['due_rule']>

const plainRule = ({ anchor, offset, unit, roll, skip_holidays, item }: StoredRule): DueRule => ({
  anchor,
  offset,
  unit,
  roll,
  skip_holidays,
  item: item ? String(item) : null,
})

/** A milestone with tasks is as far as they are. */
export function countTasks(milestone: MilestoneDocument, tasks: readonly TaskDocument[], at: Date): void {
  const own = tasks.filter((task) => task.milestone?.equals(milestone._id))
  const done = own.filter((task) => task.progress === Progress.COMPLETE).length
  const started = own.some((task) => task.progress !== Progress.NOT_STARTED)
  milestone.set('tasks', { done, total: own.length })
  if (own.length === 0) return
  const isDone = done === own.length
  milestone.set({
    progress: isDone ? Progress.COMPLETE : started ? Progress.IN_PROGRESS : Progress.NOT_STARTED,
    completed_at: isDone ? (milestone.completed_at ?? at) : null,
  })
}
