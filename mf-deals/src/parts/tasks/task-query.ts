import type { TaskQuery } from './tasks.api.ts'
import { ANYBODY, type AssigneeFilter, type DueDateFilter, type WaitingFilter } from './tasks.atoms.ts'

export interface TaskFilters {
  due: DueDateFilter
  assignee: AssigneeFilter
  /** Whose turn it is; in the URL alone. */
  waiting: WaitingFilter
}

/** The filters of the task list as the API takes them. The team's tasks are everybody's: no assignee. */
export function taskQueryOf({ due, assignee, waiting }: TaskFilters, team: string | null): TaskQuery {
  return {
    ...(team && { team }),
    ...(assignee !== 'team' && { assignee }),
    ...(waiting !== ANYBODY && { waiting_on: [waiting] }),
    ...dueQuery(due),
  }
}

const OPEN = ['overdue', 'today', 'week', 'later', 'none'] as const

function dueQuery(due: TaskFilters['due']): TaskQuery {
  if (due === 'done') return { progress: ['COMPLETE'], sort: '-completed_at' }
  return { due: due === 'open' ? [...OPEN] : [due], sort: 'due_date' }
}
