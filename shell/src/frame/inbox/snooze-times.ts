import { addDays, dayOf, instantAt } from 'ui-kit/days'
import { copy } from './copy.ts'

const HOUR_MS = 60 * 60 * 1000
/** When a working day begins. */
const MORNING = '08:00'
/** From this hour on, later today would be at night. */
const EVENING = 18

export interface SnoozeTime {
  label: string
  /** An instant (ISO 8601). */
  until: string
}

/** The times to snooze until that are offered at `now`: later today, tomorrow morning, Monday morning. */
export function snoozeTimes(now: Date, timeZone: string): SnoozeTime[] {
  const today = dayOf(now, timeZone)
  const tomorrow = addDays(today, 1)
  const later = new Date(Math.ceil((now.getTime() + 2 * HOUR_MS) / HOUR_MS) * HOUR_MS).toISOString()
  const isEvening = later >= instantAt(`${today}T${EVENING}:00`, timeZone)
  const at = (day: string) => instantAt(`${day}T${MORNING}`, timeZone)
  return [
    ...(isEvening ? [] : [{ label: copy.snooze.laterToday, until: later }]),
    { label: copy.snooze.tomorrow, until: at(tomorrow) },
    { label: copy.snooze.nextWeek, until: at(mondayAfter(tomorrow)) },
  ]
}

/** The first Monday after a day. */
function mondayAfter(day: string): string {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  return addDays(day, ((7 - weekday) % 7) + 1)
}
