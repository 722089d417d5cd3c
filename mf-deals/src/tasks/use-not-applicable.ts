import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Task } from 'openapi'
import { useNotify, useRemote } from 'remote-kit/context'
import { refreshTasks } from './task-cache.ts'
import { useTaskCompletion } from './tasks.api.ts'

/** Sets a task aside with a reason, and offers Undo. Refusals are the caller's to show. */
export function useNotApplicable() {
  const { api } = useRemote()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const complete = useTaskCompletion()
  const { mutate: putBack } = useMutation({
    mutationFn: ({ id, progress }: Task) =>
      api.PATCH('/tasks/{id}/', {
        params: { path: { id } },
        body: { progress: progress === 'IN_PROGRESS' ? progress : 'NOT_STARTED' },
      }),
    onSuccess: () => refreshTasks(queryClient),
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ task: { id }, reason }: { task: Task; reason: string }) =>
      api.POST('/tasks/{id}/not_applicable/', { params: { path: { id } }, body: { reason } }),
    onSuccess: async (_answer, { task }) => {
      // What was done before goes back to being done.
      const undo = () => (task.progress === 'COMPLETE' ? complete(task, true) : putBack(task))
      notify.success(`Does not apply: ${task.title}`, { undo })
      await refreshTasks(queryClient)
    },
    meta: { silent: true },
  })
  const setAside = (task: Task, reason: string, onDone: () => void) => mutate({ task, reason }, { onSuccess: onDone })
  return { setAside, isPending, error }
}
