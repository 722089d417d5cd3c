import type { TaskQuery } from './tasks.api.ts'
import { ANYONE, type AssigneeFilter, type DueDateFilter, type WaitingFilter } from './tasks.atoms.ts'

export interface TaskFilters {
  due: DueDateFilter
  assignee: AssigneeFilter
  /** Who is waited for; only in the URL. */
  waiting: WaitingFilter
}

/** The filters of the task list as query parameters. The whole team means no assignee. */
export function taskQueryOf({ due, assignee, waiting }: TaskFilters, team: string | null): TaskQuery {
  return {
    ...(team && { team }),
    ...(assignee !== 'team' && { assignee }),
    ...(waiting !== ANYONE && { waiting_on: [waiting] }),
    ...dueQuery(due),
  }
}

const OPEN = ['overdue', 'today', 'week', 'later', 'none'] as const

function dueQuery(due: TaskFilters['due']): TaskQuery {
  if (due === 'done') return { progress: ['COMPLETE'], sort: '-completed_at' }
  return { due: due === 'open' ? [...OPEN] : [due], sort: 'due_date' }
}
