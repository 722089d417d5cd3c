import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Task } from 'openapi'
import { useNotify, useRemote } from 'remote-kit/context'
import { refreshTasks } from '#parts/tasks/task-cache.ts'
import { completeAs } from '#parts/tasks/tasks.api.ts'

/** Sets a task aside with a reason, and offers Undo. Refusals are the caller's to show. */
export function useNotApplicable() {
  const { api } = useRemote()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { mutate: putBack } = useMutation({
    mutationFn: (before: Task) =>
      before.progress === 'COMPLETE'
        ? completeAs(api, before)
        : api.PATCH('/tasks/{id}/', { params: { path: { id: before.id } }, body: { progress: before.progress } }),
    onSuccess: () => refreshTasks(queryClient),
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ task: { id }, reason }: { task: Task; reason: string }) =>
      api.POST('/tasks/{id}/not_applicable/', { params: { path: { id } }, body: { reason } }),
    onSuccess: async (_answer, { task }) => {
      notify.success(`Does not apply: ${task.title}`, { undo: () => putBack(task) })
      await refreshTasks(queryClient)
    },
    meta: { silent: true },
  })
  const setAside = (task: Task, reason: string, onDone: () => void) => mutate({ task, reason }, { onSuccess: onDone })
  return { setAside, isPending, error }
}
