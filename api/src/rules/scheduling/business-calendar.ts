/**
 * Which days count as business days: weekdays without holidays. Business days are numbered, so that a distance costs no
 * walk through the days. Plain day arithmetic is in rules/calendar/days.ts.
 */
import { addDays, daysBetween } from '#rules/calendar/days.ts'

export type Day = string

export type BusinessCalendar = {
  /** Weekdays that count, 0 for Monday to 6 for Sunday, in order. */
  weekdays: readonly number[]
  /** Days that do not count. The set never changes once it is in use. */
  holidays: ReadonlySet<Day>
}

/** A Monday. */
const MONDAY = '1969-12-29'
const WEEK = 7

/** Monday to Friday. */
export const WEEKDAYS: readonly number[] = [0, 1, 2, 3, 4]

/** 0 is Monday. */
export const weekdayOf = (day: Day): number => ((daysBetween(MONDAY, day) % WEEK) + WEEK) % WEEK

/** Whether the office works on a day. */
export const isBusinessDay = (day: Day, calendar: BusinessCalendar): boolean =>
  calendar.weekdays.includes(weekdayOf(day)) && !calendar.holidays.has(day)

/**
 * The day `count` business days after `day`, or before it if negative. With 0 it is the day itself, even a day off.
 */
export function addBusinessDays(day: Day, count: number, calendar: BusinessCalendar): Day {
  if (count === 0) return day
  const number = businessDaysUpTo(day, calendar) + count
  // From a day off, one step back leads to the previous business day, which has the same number.
  return businessDay(count < 0 && !isBusinessDay(day, calendar) ? number + 1 : number, calendar)
}

/** The nearest business day on or after `day` (1) or on or before it (-1). */
export function rollToBusinessDay(day: Day, step: 1 | -1, calendar: BusinessCalendar): Day {
  return isBusinessDay(day, calendar) ? day : addBusinessDays(day, step, calendar)
}

/** The number of business days after `from` up to and including `to`; negative if `to` is earlier. */
export const businessDaysBetween = (from: Day, to: Day, calendar: BusinessCalendar): number =>
  businessDaysUpTo(to, calendar) - businessDaysUpTo(from, calendar)

/** The number of the last business day up to and including `day`. */
function businessDaysUpTo(day: Day, calendar: BusinessCalendar): number {
  const number = openDaysUpTo(day, calendar.weekdays)
  return number - countWhile(holidayNumbers(calendar), (holiday) => holiday <= number)
}

/** The business day with this number. */
function businessDay(number: number, calendar: BusinessCalendar): Day {
  const { weekdays } = calendar
  // Holidays before it are those that leave fewer business days before them.
  const before = countWhile(holidayNumbers(calendar), (holiday, i) => holiday - i <= number)
  const index = number + before - 1
  const week = Math.floor(index / weekdays.length)
  return addDays(MONDAY, week * WEEK + (weekdays[index - week * weekdays.length] ?? 0))
}

/** The number of counting weekdays up to and including `day`, from a Monday long ago. Holidays are among them. */
function openDaysUpTo(day: Day, weekdays: readonly number[]): number {
  const today = weekdayOf(day)
  const weeks = Math.floor(daysBetween(MONDAY, day) / WEEK)
  return weeks * weekdays.length + countWhile(weekdays, (weekday) => weekday <= today)
}

const numbers = new WeakMap<BusinessCalendar, readonly number[]>()

/** The numbers of holidays on weekdays that would count, in order. */
function holidayNumbers(calendar: BusinessCalendar): readonly number[] {
  const known = numbers.get(calendar)
  if (known) return known
  const { weekdays, holidays } = calendar
  const found = [...holidays].filter((day) => weekdays.includes(weekdayOf(day)))
  const sorted = found.map((day) => openDaysUpTo(day, weekdays)).toSorted((a, b) => a - b)
  numbers.set(calendar, sorted)
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
