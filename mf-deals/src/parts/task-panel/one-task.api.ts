/** Calls about one task, which come with its panel: reading, creating, saving, deleting. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Task, TaskCreate, TaskUpdate } from 'openapi'
import { useApi, useNotify, useRemote } from 'remote-kit/context'
import { refreshTasks } from '#parts/tasks/task-cache.ts'

/** One task, for its panel. */
export function useTask(id: string) {
  return useApi().useQuery('get', '/tasks/{id}/', { params: { path: { id } } }, { meta: { silent: true } })
}

/** Creates a task; everything that lists it is fetched afresh. Refusals show in the form. */
export function useCreateTask() {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  return useMutation({
    mutationFn: (body: TaskCreate) => api.POST('/tasks/', { body }),
    onSuccess: () => refreshTasks(queryClient),
    meta: { silent: true },
  })
}

/** Changes a task as it was at `version`; a newer one refuses with 412. Refusals show in the form. */
export function useUpdateTask() {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  return useMutation({
    mutationFn: ({ id, version, body }: { id: string; version: number; body: TaskUpdate }) =>
      api.PATCH('/tasks/{id}/', { params: { path: { id }, header: { 'If-Match': `"${version}"` } }, body }),
    onSuccess: () => refreshTasks(queryClient),
    meta: { silent: true },
  })
}

/** Deletes a task, with Undo. */
export function useDeleteTask(): (task: Task) => void {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  const notify = useNotify()
  const restore = useMutation({
    mutationFn: (id: string) => api.POST('/tasks/{id}/restore/', { params: { path: { id } } }),
    onSuccess: () => refreshTasks(queryClient),
  })
  const remove = useMutation({
    mutationFn: ({ id }: Task) => api.DELETE('/tasks/{id}/', { params: { path: { id } } }),
    onSuccess: async (_answer, { id, title }) => {
      notify.success(`Deleted: ${title}`, { undo: () => restore.mutate(id) })
      await refreshTasks(queryClient)
    },
  })
  return (task) => remove.mutate(task)
}
