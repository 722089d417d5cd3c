import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TaskBulkEdit } from 'openapi'
import { useNotify, useRemote } from 'remote-kit/context'
import { formatQuantity } from 'ui-kit/format'
import { refreshTasks } from '#parts/tasks/task-cache.ts'

/** As many as the API takes in one call. */
export const MOST_TASKS = 200

/** What changing many tasks would do. It is asked afresh each time; nothing is written. */
export async function bulkPreviewOf(api: ReturnType<typeof useRemote>['api'], body: TaskBulkEdit) {
  return (await api.POST('/tasks/bulk/', { params: { query: { dry_run: true } }, body })).data
}

/** Changes many tasks in one call, and offers one Undo for all of it. Refusals are told, and shown by who asks. */
export function useBulkEdit() {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  const notify = useNotify()
  const { mutate: undo } = useMutation({
    mutationFn: (events: string[]) => api.POST('/events/undo/', { body: { events } }),
    onSuccess: async () => {
      notify.success('Everything is back where it was')
      await refreshTasks(queryClient)
    },
  })
  return useMutation({
    mutationFn: async (body: TaskBulkEdit) => (await api.POST('/tasks/bulk/', { body })).data,
    onSuccess: async (done) => {
      const { changed = 0, events = [] } = done ?? {}
      const words = changed === 0 ? 'Nothing had to change' : `${formatQuantity(changed, 'task')} changed`
      notify.success(words, events.length > 0 ? { undo: () => undo(events) } : {})
      await refreshTasks(queryClient)
    },
  })
}
