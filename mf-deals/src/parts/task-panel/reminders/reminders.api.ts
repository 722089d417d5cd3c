/** API calls for the user's own reminders of a task. */
import type { ReminderCreate } from 'openapi'
import { useApi } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'

/** The user's reminders of a task. Failures show in place. */
export function useReminders(task: string) {
  const query = { task, page_size: 100, count: 'none' } as const
  return useApi().useQuery('get', '/reminders/', { params: { query } }, { meta: { silent: true } })
}

/** Creates a reminder. The form shows refusals. */
export function useCreateReminder() {
  return useWrite('reminders', (api, body: ReminderCreate) => api.POST('/reminders/', { body }), {
    meta: { silent: true },
  })
}

/** Deletes a reminder. */
export function useDeleteReminder() {
  return useWrite('reminders', (api, id: string) => api.DELETE('/reminders/{id}/', { params: { path: { id } } }))
}
