import type { ClientTask } from 'openapi'
import { Progress } from 'openapi/codes'

/** What the client still has to do, the most urgent first. The API sorts tasks by day, those without one last. */
export const ownOpenTasks = (tasks: readonly ClientTask[]): ClientTask[] =>
  tasks.filter(({ yours, progress }) => yours && progress !== Progress.COMPLETE)
