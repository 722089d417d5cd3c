import type { Reminder } from 'openapi'
import { formatInstant } from 'ui-kit/days'
import { formatQuantity } from 'ui-kit/format'

/** The label of a reminder's time in a time zone: "2 days before it is due". */
export function reminderLabel({ kind, at, days }: Pick<Reminder, 'kind' | 'at' | 'days'>, timeZone: string): string {
  if (kind === 'at') return at ? formatInstant(at, timeZone) : 'At a time'
  if (kind === 'every')
    return days === 1 ? 'Every morning until it is done' : `Every ${days ?? 1} days until it is done`
  return days ? `${formatQuantity(days, 'day')} before it is due` : 'On the day that it is due'
}
