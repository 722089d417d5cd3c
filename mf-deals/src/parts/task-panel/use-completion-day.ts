import type { Task } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { useToday } from 'remote-kit/use-today'
import { useWrite } from 'remote-kit/use-write'
import { formatDay, instantAt, withinSentence } from 'ui-kit/days'
import { copy } from './copy.ts'
import { useRestoreProgress } from './use-restore-progress.ts'

interface Completion {
  task: Task
  /** The day on which it was done, today at the latest. */
  day: string
}

/** Completes a task as of a day, or changes that day, and offers Undo. The caller shows refusals. */
export function useCompletionDay() {
  const notify = useNotify()
  const today = useToday()
  const timeZone = useTimeZone()
  const restoreProgress = useRestoreProgress()
  const { mutate, isPending, error } = useWrite(
    'tasks',
    (api, { task: { id }, day }: Completion) => {
      // The beginning of the day, which has passed also if it is today.
      const completed_at = instantAt(`${day}T00:00`, timeZone)
      return api.POST('/tasks/{id}/complete/', { params: { path: { id } }, body: { completed_at } })
    },
    {
      meta: { silent: true },
      onSuccess: (_answer, { task, day }) =>
        notify.success(copy.useCompletionDay.done(task.title, withinSentence(formatDay(day, today))), {
          undo: () => restoreProgress(task),
        }),
    },
  )
  const complete = (task: Task, day: string, onDone: () => void) => mutate({ task, day }, { onSuccess: onDone })
  return { complete, isPending, error }
}
