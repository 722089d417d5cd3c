import type { TaskBulkEdit } from 'openapi'
import type { ApiClient } from 'remote-kit/api-client'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { formatQuantity } from 'ui-kit/format'
import { copy } from './copy.ts'

/** The most that the API takes in one call. */
export const MOST_TASKS = 200

/** The preview of a bulk change. It is always requested again, and writes nothing. */
export async function bulkPreviewOf(api: ApiClient, body: TaskBulkEdit) {
  return (await api.POST('/tasks/bulk/', { params: { query: { dry_run: true } }, body })).data
}

/** Changes many tasks in one call, with one Undo for all of it. Refusals are reported, and shown by the caller. */
export function useBulkEdit() {
  const notify = useNotify()
  const { mutate: undo } = useWrite(
    'events',
    (api, events: string[]) => api.POST('/events/undo/', { body: { events } }),
    { onSuccess: () => notify.success(copy.useBulkEdit.undone) },
  )
  return useWrite('tasks', (api, body: TaskBulkEdit) => api.POST('/tasks/bulk/', { body }), {
    onSuccess: ({ changed, events }) => {
      const words = changed === 0 ? copy.useBulkEdit.nothing : copy.useBulkEdit.changed(formatQuantity(changed, 'task'))
      notify.success(words, events.length > 0 ? { undo: () => undo(events) } : {})
    },
  })
}
