import type { Reminder } from 'openapi'
import { formatInstant } from 'ui-kit/days'
import { formatQuantity } from 'ui-kit/format'
import { copy } from './copy.ts'

/** The label of a reminder's time in a time zone: "2 days before it is due". */
export function reminderLabel({ kind, at, days }: Pick<Reminder, 'kind' | 'at' | 'days'>, timeZone: string): string {
  if (kind === 'at') return at ? formatInstant(at, timeZone) : copy.reminderLabel.at
  if (kind === 'every') return days === 1 ? copy.reminderLabel.daily : copy.reminderLabel.repeat(days ?? 1)
  return days ? copy.reminderLabel.before(formatQuantity(days, 'day')) : copy.reminderLabel.sameDay
}
