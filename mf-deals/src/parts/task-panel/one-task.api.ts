/** API calls for one task, loaded with its panel: reading, creating, saving, deleting. */
import type { Task, TaskCreate, TaskUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** One task, for its panel. */
export function useTask(id: string) {
  return useApi().useQuery('get', '/tasks/{id}/', { params: { path: { id } } }, { meta: { silent: true } })
}

/** Creates a task. The form shows refusals. */
export function useCreateTask() {
  return useWrite('tasks', (api, body: TaskCreate) => api.POST('/tasks/', { body }), { meta: { silent: true } })
}

interface TaskChange {
  /** The task as it was read. Refused with 412 if somebody changed it since. */
  task: Task
  body: TaskUpdate
}

/** Changes a task. The form shows refusals. */
export function useUpdateTask() {
  return useWrite(
    'tasks',
    (api, { task, body }: TaskChange) => api.PATCH('/tasks/{id}/', { params: atVersion(task), body }),
    { meta: { silent: true } },
  )
}

/** Deletes a task, with Undo. */
export function useDeleteTask(): (task: Task) => void {
  const notify = useNotify()
  const restore = useWrite('tasks', (api, id: string) => api.POST('/tasks/{id}/restore/', { params: { path: { id } } }))
  const remove = useWrite('tasks', (api, { id }: Task) => api.DELETE('/tasks/{id}/', { params: { path: { id } } }), {
    onSuccess: (_answer, { id, title }) =>
      notify.success(copy.useDeleteTask.deleted(title), { undo: () => restore.mutate(id) }),
  })
  return (task) => remove.mutate(task)
}
