import type { ClientDeal, ClientTask } from 'openapi'
import { Progress } from 'openapi/codes'
import { outcomeOf } from './outcome.ts'

/** Whether a task is complete. */
export const isDone = (task: ClientTask): boolean => task.progress === Progress.COMPLETE

/**
 * The tasks that still mean something to a client on the day `now`: all until the deal ends, then what was done. After a
 * closing, also what is planned for later: what an agent left open of the way there is no next step.
 */
export function shownTasks({ tasks, status }: Pick<ClientDeal, 'tasks' | 'status'>, now: string): ClientTask[] {
  const outcome = outcomeOf({ status })
  if (outcome === null) return tasks
  return tasks.filter((task) => isDone(task) || (outcome === 'closed' && (task.due_date ?? '') > now))
}
