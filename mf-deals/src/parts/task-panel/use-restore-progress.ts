import type { Task } from 'openapi'
import { useWrite } from 'remote-kit/use-write'
import { completeAs } from '#parts/tasks/tasks.api.ts'

/** Gives a task the progress back that it had before, with the time at which it was done. */
export function useRestoreProgress(): (before: Task) => void {
  const { mutate } = useWrite('tasks', async (api, before: Task) =>
    before.progress === 'COMPLETE'
      ? completeAs(api, before)
      : api.PATCH('/tasks/{id}/', { params: { path: { id: before.id } }, body: { progress: before.progress } }),
  )
  return mutate
}
