import { addDays, dayOf, formatDay, instantAt, timeOf } from 'ui-kit/days'
import { formatTimeOfDay } from 'ui-kit/time-of-day'
import { copy } from './copy.ts'

const HOUR_MS = 60 * 60 * 1000
/** When a working day begins. */
const MORNING = '08:00'
/** From this hour on, later today would be at night. */
const EVENING = 18

export interface SnoozeTime {
  label: string
  /** The time of day, with the day where the label does not say it. */
  time: string
  /** An instant (ISO 8601). */
  until: string
}

/** The times to snooze until that are offered at `now`: later today, tomorrow morning, Monday morning. */
export function snoozeTimes(now: Date, timeZone: string): SnoozeTime[] {
  const today = dayOf(now, timeZone)
  const tomorrow = addDays(today, 1)
  const later = new Date(Math.ceil((now.getTime() + 2 * HOUR_MS) / HOUR_MS) * HOUR_MS).toISOString()
  const isEvening = later >= instantAt(`${today}T${EVENING}:00`, timeZone)
  const morning = formatTimeOfDay(MORNING)
  const monday = mondayAfter(tomorrow)
  const at = (day: string) => instantAt(`${day}T${MORNING}`, timeZone)
  return [
    ...(isEvening
      ? []
      : [{ label: copy.snooze.laterToday, time: formatTimeOfDay(timeOf(new Date(later), timeZone)), until: later }]),
    { label: copy.snooze.tomorrow, time: morning, until: at(tomorrow) },
    { label: copy.snooze.nextWeek, time: copy.snooze.onDay(formatDay(monday, today), morning), until: at(monday) },
  ]
}

/** The first Monday after a day. */
function mondayAfter(day: string): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  return addDays(day, ((7 - weekday) % 7) + 1)
}
