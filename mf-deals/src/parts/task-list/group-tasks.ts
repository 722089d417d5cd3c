import type { Task, TaskDue } from 'openapi'
import { daysBetween } from 'ui-kit/days'

/**
 * The group of a due day relative to `now`, as the API defines it: overdue, today, the next seven days, later, or none.
 */
export function dueOf(dueDate: string | null, now: string): TaskDue {
  if (!dueDate) return 'none'
  const days = daysBetween(now, dueDate)
  if (days < 0) return 'overdue'
  if (days === 0) return 'today'
  return days <= 7 ? 'week' : 'later'
}

export interface DueGroup {
  due: TaskDue
  tasks: Task[]
}

const ORDER: readonly TaskDue[] = ['overdue', 'today', 'week', 'later', 'none']

/** Tasks grouped by due date, soonest group first, in the given order inside. Empty groups are left out. */
export function groupByDue(tasks: readonly Task[], now: string): DueGroup[] {
  const groups = Map.groupBy(tasks, (task) => dueOf(task.due_date, now))
  return ORDER.flatMap((due) => {
    const members = groups.get(due)
    return members ? [{ due, tasks: members }] : []
  })
}
