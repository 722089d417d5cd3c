/** Calls about one's own reminders of a task. */
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from 'remote-kit/context'

/** One's reminders of a task. Failures show in place. */
export function useReminders(task: string) {
  const query = { task, page_size: 100, count: 'none' } as const
  return useApi().useQuery('get', '/reminders/', { params: { query } }, { meta: { silent: true } })
}

function useRefreshReminders() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ['get', '/reminders/'] })
}

/** Asks to be reminded. Refusals show in the form. */
export function useCreateReminder() {
  return useApi().useMutation('post', '/reminders/', { meta: { silent: true }, onSuccess: useRefreshReminders() })
}

/** Takes a wish back. */
export function useDeleteReminder() {
  return useApi().useMutation('delete', '/reminders/{id}/', { onSuccess: useRefreshReminders() })
}
