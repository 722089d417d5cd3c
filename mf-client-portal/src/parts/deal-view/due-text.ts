import type { ClientTask } from 'openapi'
import { Progress } from 'openapi/codes'
import { formatDay, formatDue } from 'ui-kit/days'
import { formatTimeOfDay } from 'ui-kit/time-of-day'
import { copy } from './copy.ts'

const NO_BREAK_SPACE = '\u00a0'

/**
 * When a task is due: "Sat 22", "Sat 22, 5:00 PM ET", "2 days late"; the plain day once it is done. `now` is today in
 * the account's time zone `timeZone`. Empty without a date.
 */
export function dueText({ due_date, due_time, progress }: ClientTask, now: string, timeZone: string): string {
  if (due_date === null) return ''
  if (progress === Progress.COMPLETE) return formatDay(due_date, now)
  const day = formatDue(due_date, now)
  if (due_time === null || due_date < now) return day
  // In a narrow column, the line ends between the day and the time, not within the time.
  return copy.dueText.at(day, formatTimeOfDay(due_time, timeZone).replaceAll(' ', NO_BREAK_SPACE))
}
