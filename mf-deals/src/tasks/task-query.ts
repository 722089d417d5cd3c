import type { TaskQuery } from './tasks.api.ts'
import type { TaskFilters } from './use-task-filters.ts'

/** The filters of the task list as the API takes them. The team's tasks are everybody's: no assignee. */
export function taskQueryOf({ due, assignee }: TaskFilters, team: string | null): TaskQuery {
  return {
    ...(team && { team }),
    ...(assignee !== 'team' && { assignee }),
    ...dueQuery(due),
  }
}

const OPEN = ['overdue', 'today', 'week', 'later', 'none'] as const

function dueQuery(due: TaskFilters['due']): TaskQuery {
  if (due === 'done') return { progress: ['COMPLETE'], sort: '-completed_at' }
  return { due: due === 'open' ? [...OPEN] : [due], sort: 'due_date' }
}
