/**
 * Calendar days as text, YYYY-MM-DD (docs/domain.md#conventions). Days have no time zone; only today depends on one.
 * They compare and sort as text.
 */
import { wallClock, wallClockMs } from './wall-clock.ts'

const MS_A_DAY = 24 * 60 * 60 * 1000

/** Today's date in a time zone (an IANA name). */
export function todayIn(timeZone: string, now = new Date()): string {
  return wallClock(timeZone, now).slice(0, 10)
}

/** The day `count` days later; earlier for a negative count. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * MS_A_DAY).toISOString().slice(0, 10)
}

/** The first and last day that the contract allows (Day in openapi/common). */
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2999-12-31'

/** Whether the contract allows a day. */
export const isInCalendar = (day: string): boolean => day >= FIRST_DAY && day <= LAST_DAY

/** The number of days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / MS_A_DAY
}

/** The month of a day, YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The first day of a month. */
export const firstDayOf = (month: string): string => `${month}-01`

/** The last day of a month. */
export function lastDayOf(month: string): string {
  return addDays(firstDayOf(addMonths(month, 1)), -1)
}

/** The month `count` months later; earlier for a negative count. */
export function addMonths(month: string, count: number): string {
  const [year = 0, ordinal = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, ordinal - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The months from one to another, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month)
  return months
}

/** The instant at which a time of day (`09:00`) begins on a day in a time zone. */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`)
  // The zone's offset from UTC. It is computed twice, since it may change during the night.
  const off = (instant: number) => wallClockMs(timeZone, instant) - instant
  const near = asUtc - off(asUtc)
  return new Date(asUtc - off(near))
}
