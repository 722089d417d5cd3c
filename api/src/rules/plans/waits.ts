/** When a step of a plan is due. Pure. */
import { addDays, instantAt, todayIn } from '#rules/calendar/days.ts'
import { timeIn } from '#rules/calendar/wall-clock.ts'
import { addBusinessDays, type BusinessCalendar, weekdayOf } from '#rules/scheduling/business-calendar.ts'
import type { Step } from './step.ts'

const HOUR_MS = 60 * 60 * 1000
const SUNDAY = 6

export type Clock = { business: BusinessCalendar; timeZone: string }

/** When emails may leave, on the reader's clock. */
export type QuietHours = { quiet_from: string; quiet_until: string; sundays: boolean }

/** When a wait ends that begins at an instant. Days are those of the account's calendar. */
export function endOfWait(wait: Extract<Step, { kind: 'wait' }>, begins: Date, { business, timeZone }: Clock): Date {
  const { amount, unit, time } = wait
  if (unit === 'hours') return new Date(begins.getTime() + amount * HOUR_MS)
  const today = todayIn(timeZone, begins)
  const day = unit === 'days' ? addDays(today, amount) : addBusinessDays(today, amount, business)
  return instantAt(day, time ?? timeIn(timeZone, begins), timeZone)
}

/** The first instant from `from` on at which an email may leave. */
export function outOfQuietHours(from: Date, { quiet_from, quiet_until, sundays }: QuietHours, timeZone: string): Date {
  let at = from
  // Two steps at most: out of the night, and over a Sunday.
  for (let step = 0; step < 4; step++) {
    const next = nextAllowed(at)
    if (next <= at) return at
    at = next
  }
  return at

  function nextAllowed(instant: Date): Date {
    const [day, time] = [todayIn(timeZone, instant), timeIn(timeZone, instant)]
    if (!sundays && weekdayOf(day) === SUNDAY) return instantAt(addDays(day, 1), opensAt(), timeZone)
    if (!isQuiet(time)) return instant
    const isEvening = quiet_from > quiet_until && time >= quiet_from
    return instantAt(isEvening ? addDays(day, 1) : day, quiet_until, timeZone)
  }

  function isQuiet(time: string): boolean {
    if (quiet_from === quiet_until) return false
    return quiet_from < quiet_until
      ? time >= quiet_from && time < quiet_until
      : time >= quiet_from || time < quiet_until
  }

  /** The first time of a day that isn't quiet. */
  function opensAt(): string {
    return isQuiet('00:00') ? quiet_until : '00:00'
  }
}
