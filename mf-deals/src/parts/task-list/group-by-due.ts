import type { Task, TaskDue } from 'openapi'
import { daysBetween } from 'ui-kit/days'

/** Where a due day stands from `now`, as the API divides it: overdue, today, the seven days after, later, or none. */
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

/** Tasks by when they are due, soonest group first, in their own order inside; groups without tasks are left out. */
export function groupByDue(tasks: readonly Task[], now: string): DueGroup[] {
  const groups = Map.groupBy(tasks, (task) => dueOf(task.due_date, now))
  return ORDER.flatMap((due) => {
    const members = groups.get(due)
    return members ? [{ due, tasks: members }] : []
  })
}
