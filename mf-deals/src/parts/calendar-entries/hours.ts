/** Times of day (`14:30`) as minutes from midnight, and the hours of appointments. */
import type { CalendarEntry } from 'openapi'

export interface Hours {
  starts: string
  ends: string
}

export const MINUTES_A_DAY = 24 * 60
/** The last minute that the contract knows. An appointment ends on its day. */
export const LAST_MINUTE = MINUTES_A_DAY - 1
const HOUR = 60

/** The minutes from midnight to a time of day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * HOUR + minutes
}

/** The time of day that many minutes after midnight, kept within the day. */
export function timeOf(minutes: number): string {
  const kept = Math.min(Math.max(Math.round(minutes), 0), LAST_MINUTE)
  return `${String(Math.floor(kept / HOUR)).padStart(2, '0')}:${String(kept % HOUR).padStart(2, '0')}`
}

/** The hours of an appointment; null for every other entry. */
export const hoursOf = ({ kind, time, ends }: CalendarEntry): Hours | null =>
  kind === 'appointment' && time && ends ? { starts: time, ends } : null

const lengthOf = ({ starts, ends }: Hours) => minutesOf(ends) - minutesOf(starts)

/** The latest start with which hours of this length end on the same day. */
export const latestStart = (hours: Hours): string => timeOf(LAST_MINUTE - lengthOf(hours))

/** The hours of the same length from another start; earlier if they would end on the next day. */
export function startingAt(hours: Hours, start: string): Hours {
  const from = Math.min(minutesOf(start), LAST_MINUTE - lengthOf(hours))
  return { starts: timeOf(from), ends: timeOf(from + lengthOf(hours)) }
}
