/**
 * The eleven legal public holidays of the United States, 5 U.S.C. 6103(a), and the calendars of federal mortgage rules
 * that are made of them.
 */
import { addDays, lastDayOf } from '#rules/calendar/days.ts'
import { type BusinessCalendar, type Day, WEEKDAYS, weekdayOf } from './business-calendar.ts'

const [MONDAY, THURSDAY, SATURDAY, SUNDAY] = [0, 3, 5, 6] as const

/** The years that the contract's calendar days reach (Day in openapi/common). */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2999] as const

const on = (monthAndDay: string) => (year: number) => `${year}-${monthAndDay}`

/** The nth such weekday of a month. */
const nth = (count: number, weekday: number, month: string) => (year: number) => {
  const first = `${year}-${month}-01`
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7)
}

/** The last Monday of a month. */
const lastMonday = (month: string) => (year: number) => {
  const last = lastDayOf(`${year}-${month}`)
  return addDays(last, -weekdayOf(last))
}

const FEDERAL_HOLIDAYS = [
  { name: 'New Year’s Day', day: on('01-01') },
  { name: 'Birthday of Martin Luther King, Jr.', day: nth(3, MONDAY, '01') },
  { name: 'Washington’s Birthday', day: nth(3, MONDAY, '02') },
  { name: 'Memorial Day', day: lastMonday('05') },
  { name: 'Juneteenth', day: on('06-19') },
  { name: 'Independence Day', day: on('07-04') },
  { name: 'Labor Day', day: nth(1, MONDAY, '09') },
  { name: 'Columbus Day', day: nth(2, MONDAY, '10') },
  { name: 'Veterans Day', day: on('11-11') },
  { name: 'Thanksgiving Day', day: nth(4, THURSDAY, '11') },
  { name: 'Christmas Day', day: on('12-25') },
] as const

/** The federal holidays of a year by their own dates, which may be on a weekend. */
export const federalHolidays = (year: number): { day: Day; name: string }[] =>
  FEDERAL_HOLIDAYS.map(({ name, day }) => ({ name, day: day(year) }))

/** The day on which offices close for a holiday: Friday for a Saturday, Monday for a Sunday. */
const observed = (day: Day): Day => {
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY) return addDays(day, -1)
  return weekday === SUNDAY ? addDays(day, 1) : day
}

function everyYear(dayOf: (day: Day) => Day): ReadonlySet<Day> {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i)
  return new Set(years.flatMap((year) => federalHolidays(year).map(({ day }) => dayOf(day))))
}

function made<T>(make: () => T): () => T {
  let value: T | undefined
  return () => (value ??= make())
}

/**
 * Regulation Z's specific business days: every day but Sundays and federal holidays by their own date, never the day on
 * which one is observed. Saturdays count. 12 CFR 1026.2(a)(6) with comment 2(a)(6)-2.
 */
export const specificBusinessDays = made((): BusinessCalendar => ({
  weekdays: [...WEEKDAYS, SATURDAY],
  holidays: everyYear((day) => day),
}))

/**
 * Regulation Z's general business days, on which the lender's offices are open: here Monday to Friday, but for federal
 * holidays and the days on which they are observed. 12 CFR 1026.2(a)(6).
 */
export const generalBusinessDays = made((): BusinessCalendar => ({ weekdays: WEEKDAYS, holidays: everyYear(observed) }))
