/** Business days, and days as people read them. Plain arithmetic of days is in records/days.ts. */
import { addDays, daysBetween } from '../records/days.ts'

export type Day = string

/** A Monday. */
const MONDAY = '1969-12-29'
const SATURDAY = 5

/** 0 is Monday. */
const weekday = (day: Day): number => ((daysBetween(MONDAY, day) % 7) + 7) % 7

/** Neither a Saturday or Sunday nor one of the holidays. */
export const isBusinessDay = (day: Day, holidays: ReadonlySet<Day>): boolean =>
  weekday(day) < SATURDAY && !holidays.has(day)

/** The day `count` business days after `day`, or before it when negative; 0 is the day itself, whatever it is. */
export function addBusinessDays(day: Day, count: number, holidays: ReadonlySet<Day>): Day {
  const step = Math.sign(count)
  let at = day
  for (let left = Math.abs(count); left > 0;) {
    at = addDays(at, step)
    if (isBusinessDay(at, holidays)) left--
  }
  return at
}

/** The nearest business day from `day` on, forward (1) or back (-1); the day itself where it is one. */
export function rollToBusinessDay(day: Day, step: 1 | -1, holidays: ReadonlySet<Day>): Day {
  let at = day
  while (!isBusinessDay(at, holidays)) at = addDays(at, step)
  return at
}

/** How many business days come after `from` up to and with `to`; negative where `to` is before `from`. */
export function businessDaysBetween(from: Day, to: Day, holidays: ReadonlySet<Day>): number {
  if (to < from) return -businessDaysBetween(to, from, holidays)
  const off = [...holidays].filter((day) => day > from && day <= to && weekday(day) < SATURDAY)
  return weekdaysUpTo(to) - weekdaysUpTo(from) - off.length
}

/** How many days from Monday to Friday there are up to and with `day`, from a Monday long ago. */
const weekdaysUpTo = (day: Day): number =>
  Math.floor(daysBetween(MONDAY, day) / 7) * 5 + Math.min(weekday(day) + 1, SATURDAY)

/** `Nov 21`, with the year where it is not that of `today`. */
export function dayText(day: Day, today: Day = day): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...year, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
