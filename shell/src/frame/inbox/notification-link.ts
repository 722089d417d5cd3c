import type { Notification } from 'openapi'

/** The address that a notification links to, or null. */
export function notificationLink({
  kind,
  deal,
  task,
  contact,
}: Pick<Notification, 'kind' | 'deal' | 'task' | 'contact'>): string | null {
  if (deal && kind === 'mentioned') return `/agent/deal/${deal}?view=notes`
  if (task) return `/agent/tasks?task=${task}`
  if (contact) return `/agent/contacts?contact=${contact}`
  if (kind === 'covering') return '/agent/teams'
  return deal ? `/agent/deal/${deal}` : null
}
