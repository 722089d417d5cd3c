import type { Notification } from 'openapi'

/** The address that a notification links to, or null. */
export function notificationLink({ kind, deal, task }: Pick<Notification, 'kind' | 'deal' | 'task'>): string | null {
  if (deal && kind === 'mentioned') return `/agent/deal/${deal}?view=notes`
  if (task) return `/agent/tasks?task=${task}`
  return deal ? `/agent/deal/${deal}` : null
}
