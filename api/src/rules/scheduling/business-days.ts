/** Arithmetic with business days, and days formatted for people. Plain day arithmetic is in rules/calendar/days.ts. */
import { addDays, daysBetween } from '#rules/calendar/days.ts'

export type Day = string

/** A Monday. */
const MONDAY = '1969-12-29'
const WORKDAYS = 5
const WEEK = 7

/** 0 is Monday. */
const weekday = (day: Day): number => ((daysBetween(MONDAY, day) % WEEK) + WEEK) % WEEK

const isWeekday = (day: Day): boolean => weekday(day) < WORKDAYS

/** Neither a Saturday or Sunday nor one of the holidays. */
export const isBusinessDay = (day: Day, holidays: ReadonlySet<Day>): boolean => isWeekday(day) && !holidays.has(day)

/**
 * The day `count` business days after `day`, or before it if negative. With 0 it is the day itself, even a day off.
 * Business days are numbered, so that the distance costs nothing.
 */
export function addBusinessDays(day: Day, count: number, holidays: ReadonlySet<Day>): Day {
  if (count === 0) return day
  const number = businessDaysUpTo(day, holidays) + count
  // From a day off, one step back leads to the previous business day, which has the same number.
  return businessDay(count < 0 && !isBusinessDay(day, holidays) ? number + 1 : number, holidays)
}

/** The nearest business day on or after `day` (1) or on or before it (-1). */
export function rollToBusinessDay(day: Day, step: 1 | -1, holidays: ReadonlySet<Day>): Day {
  return isBusinessDay(day, holidays) ? day : addBusinessDays(day, step, holidays)
}

/** The number of business days after `from` up to and including `to`; negative if `to` is earlier. */
export const businessDaysBetween = (from: Day, to: Day, holidays: ReadonlySet<Day>): number =>
  businessDaysUpTo(to, holidays) - businessDaysUpTo(from, holidays)

/** The number of the last business day up to and including `day`. */
function businessDaysUpTo(day: Day, holidays: ReadonlySet<Day>): number {
  const number = weekdaysUpTo(day)
  return number - countWhile(weekdayHolidays(holidays), (holiday) => holiday <= number)
}

/** The business day with this number. */
function businessDay(number: number, holidays: ReadonlySet<Day>): Day {
  // Weekday holidays before it are those that leave fewer business days before them.
  const before = countWhile(weekdayHolidays(holidays), (holiday, i) => holiday - i <= number)
  const index = number + before - 1
  const week = Math.floor(index / WORKDAYS)
  return addDays(MONDAY, week * WEEK + (index - week * WORKDAYS))
}

/** The number of weekdays up to and including `day`, from a Monday long ago. */
const weekdaysUpTo = (day: Day): number =>
  Math.floor(daysBetween(MONDAY, day) / WEEK) * WORKDAYS + Math.min(weekday(day) + 1, WORKDAYS)

const numbers = new WeakMap<ReadonlySet<Day>, readonly number[]>()

/** The weekday numbers of holidays, in order. A set of holidays never changes once it is in use. */
function weekdayHolidays(holidays: ReadonlySet<Day>): readonly number[] {
  const known = numbers.get(holidays)
  if (known) return known
  const found = [...holidays].filter(isWeekday).map(weekdaysUpTo)
  const sorted = found.toSorted((a, b) => a - b)
  numbers.set(holidays, sorted)
  return sorted
}

/** How many of the sorted values satisfy a condition that holds only for the first ones. Binary search. */
function countWhile(values: readonly number[], holds: (value: number, i: number) => boolean): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(values[middle] ?? 0, middle)) low = middle + 1
    else high = middle
  }
  return low
}

const options = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
// Creating a format costs far more than using it.
const withoutYear = new Intl.DateTimeFormat('en-US', options)
const withYear = new Intl.DateTimeFormat('en-US', { ...options, year: 'numeric' })

/** `Nov 21`, with the year if it differs from that of `today`. */
export function dayText(day: Day, today: Day = day): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? withoutYear : withYear
  return format.format(new Date(`${day}T00:00:00Z`))
}
