/** API calls for one task, loaded with its panel: reading, saving, deleting. */
import { useQueryClient } from '@tanstack/react-query'
import type { Task, TaskFields, TaskUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify, useRemote } from 'remote-kit/context'
import { queryKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'
import { undoChange } from './undo-change.ts'

const byId = (id: string) => ({ params: { path: { id } } })

/** One task, for its panel. */
export function useTask(id: string) {
  return useApi().useQuery('get', '/tasks/{id}/', byId(id), { meta: { silent: true } })
}

interface TaskChange {
  /** The task as it was read. Refused with 412 if someone changed it since. */
  task: Task
  body: TaskUpdate
}

/** Reads a task again and updates its panel, so that Undo of what is written over it gives this task back. */
export function useReadTask(id: string): () => Promise<Task | undefined> {
  const cache = useQueryClient()
  const { api } = useRemote()
  return async () => {
    const { data } = await api.GET('/tasks/{id}/', byId(id))
    if (data) cache.setQueryData<Task>(queryKeyOf('/tasks/{id}/', byId(id)), data)
    return data
  }
}

/** Changes a task. The caller shows refusals. */
export function useUpdateTask() {
  return useWrite(
    'tasks',
    (api, { task, body }: TaskChange) => api.PATCH('/tasks/{id}/', { params: atVersion(task), body }),
    { meta: { silent: true } },
  )
}

/** Changes fields of a task over a version of it, with Undo. Rejects with the API's refusal, which the caller shows. */
export function useSaveTask(task: Task): (body: Partial<TaskFields>, version: number) => Promise<Task> {
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateTask()
  const { mutate: undoSave } = useWrite('tasks', (api, { saved, body }: { saved: Task; body: TaskUpdate }) =>
    api.PATCH('/tasks/{id}/', { params: atVersion(saved), body }),
  )
  return async (body, version) => {
    const saved = await update({ task: { ...task, version }, body })
    notify.success(copy.useSaveTask.saved(saved.title), {
      undo: () => undoSave({ saved, body: undoChange(task, body) }),
    })
    return saved
  }
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
