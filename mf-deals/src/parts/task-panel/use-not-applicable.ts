import type { Task } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'
import { useRestoreProgress } from './use-restore-progress.ts'

/** Marks a task as not applicable with a reason, and offers Undo. The caller shows refusals. */
export function useNotApplicable() {
  const notify = useNotify()
  const restoreProgress = useRestoreProgress()
  const { mutate, isPending, error } = useWrite(
    'tasks',
    (api, { task: { id }, reason }: { task: Task; reason: string }) =>
      api.POST('/tasks/{id}/not_applicable/', { params: { path: { id } }, body: { reason } }),
    {
      meta: { silent: true },
      onSuccess: (_answer, { task }) =>
        notify.success(copy.useNotApplicable.setAside(task.title), { undo: () => restoreProgress(task) }),
    },
  )
  const markNotApplicable = (task: Task, reason: string, onDone: () => void) =>
    mutate({ task, reason }, { onSuccess: onDone })
  return { markNotApplicable, isPending, error }
}
