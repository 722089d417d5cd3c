/** Calls about one's own reminders of a task. */
import type { ReminderCreate } from 'openapi'
import { useApi } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'

/** One's reminders of a task. Failures show in place. */
export function useReminders(task: string) {
  const query = { task, page_size: 100, count: 'none' } as const
  return useApi().useQuery('get', '/reminders/', { params: { query } }, { meta: { silent: true } })
}

/** Asks to be reminded. Refusals show in the form. */
export function useCreateReminder() {
  return useWrite('reminders', (api, body: ReminderCreate) => api.POST('/reminders/', { body }), {
    meta: { silent: true },
  })
}

/** Takes a wish back. */
export function useDeleteReminder() {
  return useWrite('reminders', (api, id: string) => api.DELETE('/reminders/{id}/', { params: { path: { id } } }))
}
