/** Where the tasks and milestones of a deal stand at a moment, to be compared with another one. Pure. */
import { Progress } from 'openapi/codes'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { type Item, plainRule, scheduled, titleOf } from '#processes/deal-save/cascade.ts'
import type { Course } from '#processes/deal-save/course.query.ts'
import { dueReason } from '#rules/scheduling/due-rule.ts'
import { type Shortage, shortageOf } from '#rules/scheduling/pinned-conflicts.ts'
import type { Due } from '#rules/scheduling/schedule.ts'

export type ItemState = {
  due: string | null
  /** What its rule comes to, where it has one. */
  follows: Due | undefined
  /** What is missing, where its date is pinned. */
  shortage: Shortage | null
}

/** The state of every item, by id. */
export function statesOf(deal: Pick<StoredDeal, 'dates'>, course: Course): Map<string, ItemState> {
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
      const rule = ruleOf(item, follows, course.calendar.holidays)
      const shortage = isHeld ? shortageOf({ due, rule, needs: needsOf(item) }, course.calendar.holidays) : null
      return [item.id, { due, follows, shortage }]
    }),
  )
}

function ruleOf({ due_rule: stored }: Item, follows: Due | undefined, holidays: ReadonlySet<string>) {
  if (!stored || !follows?.wanted) return null
  const rule = plainRule(stored)
  return { wanted: follows.wanted, isBefore: rule.offset < 0, reason: dueReason(rule, follows.anchor, holidays) }
}

/** An item as answers name it. */
export const named = (item: Item) => ({
  kind: item instanceof TaskModel ? ('task' as const) : ('milestone' as const),
  id: item.id,
  title: titleOf(item),
})
