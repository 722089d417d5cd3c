import type { TaskCreate } from 'openapi'
import { useWrite } from 'remote-kit/use-write'

/** Creates a task. The form shows refusals. */
export function useCreateTask() {
  return useWrite('tasks', (api, body: TaskCreate) => api.POST('/tasks/', { body }), { meta: { silent: true } })
}
