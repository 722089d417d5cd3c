import { useQueryClient } from '@tanstack/react-query'
import type { Task, TaskUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { cancelTaskReads, patchTask } from '#parts/tasks/task-cache.ts'
import { copy } from './copy.ts'

/** One field that is changed from a list. */
type FieldChange = Pick<TaskUpdate, 'assignee' | 'progress' | 'waiting_on'>

interface TaskChange {
  task: Task
  change: FieldChange
  /** The field as it was, for Undo; null while undoing. */
  before: FieldChange | null
}

/** Changes a field of a task from a list at once, with Undo. A refusal is reported and rolls it back. */
export function useTaskChange(): (change: TaskChange) => void {
  const cache = useQueryClient()
  const notify = useNotify()
  const { mutate } = useWrite(
    'tasks',
    (api, { task, change }: TaskChange) => api.PATCH('/tasks/{id}/', { params: atVersion(task), body: change }),
    {
      mutationKey: ['task change'],
      onMutate: async ({ task, change }) => {
        await cancelTaskReads(cache)
        patchTask(cache, task.id, change)
      },
      onError: (_error, { task: { id, assignee, progress, waiting_on } }) =>
        patchTask(cache, id, { assignee, progress, waiting_on }),
      onSuccess: (task, { before }) => {
        if (!before) return
        const undo = () => mutate({ task, change: before, before: null })
        notify.success(copy.taskChange.saved(task.title), { undo })
      },
    },
  )
  return mutate
}
