import { copy } from './copy.ts'
import { formatTimeOfDay } from './time-of-day.ts'

/** The first day that the contract allows. While a year is typed, a date input gives earlier ones: 0002, 0020, 0202. */
export const FIRST_DAY = '1900-01-01'

const MINUTE = 60_000
const DAY = 86_400_000

// Creating a formatter takes many milliseconds on a slow phone, so each is created on first use and cached.
const format = (options: Intl.DateTimeFormatOptions) => {
  let formatter: Intl.DateTimeFormat | undefined
  return (day: string) => {
    formatter ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
    return formatter.format(Date.parse(`${day}T00:00:00Z`))
  }
}
const weekdayMonthDay = format({ weekday: 'short', month: 'short', day: 'numeric' })
const monthDay = format({ month: 'short', day: 'numeric' })
const monthDayYear = format({ month: 'short', day: 'numeric', year: 'numeric' })
const spelledOut = format({ weekday: 'long', month: 'long', day: 'numeric' })
const spelledOutYear = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

const NEAR = [copy.days.today, copy.days.tomorrow, copy.days.yesterday, copy.days.justNow]

type Clock = { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat }
const clocks = new Map<string, Clock>()

function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = {
    day: new Intl.DateTimeFormat('en-CA', { timeZone }),
    time: new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
  }
  clocks.set(timeZone, clock)
  return clock
}

/** The calendar day of an instant in a time zone, usually the account's. */
export function dayOf(date: Date, timeZone: string): string {
  return clockOf(timeZone).day.format(date)
}

/** The time of day (`17:00`) of an instant in a time zone. */
export function timeOf(date: Date, timeZone: string): string {
  return clockOf(timeZone).time.format(date)
}

/** Today as `YYYY-MM-DD` in a time zone, usually the account's. */
export function today(timeZone: string): string {
  return dayOf(new Date(), timeZone)
}

/** Calendar days from `from` to `to` (`YYYY-MM-DD`); negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)
}

/** The calendar day `days` after `day`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** The absence that includes a day. */
export const absenceOn = <Absence extends { first_day: string; last_day: string }>(
  absences: readonly Absence[],
  day: string,
): Absence | undefined => absences.find(({ first_day: first, last_day: last }) => first <= day && day <= last)

/**
 * A calendar day: "Yesterday", "Today", "Tomorrow", "Sat, Nov 22", "Dec 12", "Nov 7, 2027". `now` is today in the account's
 * time zone.
 */
export function formatDay(day: string, now: string): string {
  const distance = daysBetween(now, day)
  if (distance === 0) return copy.days.today
  if (distance === 1) return copy.days.tomorrow
  if (distance === -1) return copy.days.yesterday
  if (distance > 1 && distance < 7) return weekdayMonthDay(day)
  return day.slice(0, 4) === now.slice(0, 4) ? monthDay(day) : monthDayYear(day)
}

/**
 * A due day: like `formatDay`, but a missed day reads "2 days late". `now` is today in the account's time zone, so that
 * everyone sees the same.
 */
export function formatDue(day: string, now: string): string {
  const late = daysBetween(day, now)
  return late <= 0 ? formatDay(day, now) : copy.days.late(late)
}

/** "Friday, December 12", with the year if it is another one. `now` is today in the account's time zone. */
export function formatLongDay(day: string, now: string): string {
  return day.slice(0, 4) === now.slice(0, 4) ? spelledOut(day) : spelledOutYear(day)
}

/** "Nov 7, 2026": for a day whose year matters. */
export const formatFullDay = (day: string): string => monthDayYear(day)

/** "Nov 7": for a day that comes every year, such as a birthday. */
export const formatYearlyDay = (day: string): string => monthDay(day)

/** An instant (ISO 8601) in a time zone, usually the account's: "Today, 5:00 PM", "Nov 14, 9:30 AM". */
export function formatInstant(instant: string, timeZone: string): string {
  const date = new Date(instant)
  const time = formatTimeOfDay(timeOf(date, timeZone))
  return copy.days.instant(formatDay(dayOf(date, timeZone), today(timeZone)), time)
}

/**
 * The instant (ISO 8601) of the local time `local` (`YYYY-MM-DDTHH:MM`) in a time zone. A time that daylight saving
 * skips moves forward by the skipped time. Of a time that occurs twice, it is the first.
 */
export function instantAt(local: string, timeZone: string): string {
  const wanted = Date.parse(`${local}Z`)
  const shown = (instant: number) => {
    const date = new Date(instant)
    return Date.parse(`${dayOf(date, timeZone)}T${timeOf(date, timeZone)}Z`)
  }
  // The offsets of the zone before and after. They differ if the clocks change in between.
  const offsets = [wanted - DAY, wanted + DAY].map((near) => shown(near) - near)
  const instants = offsets.map((offset) => wanted - offset)
  const found = instants.find((instant) => shown(instant) === wanted) ?? Math.max(...instants)
  return new Date(found).toISOString()
}

/** How long ago an instant was: "Just now", "12 min ago", "3 hr ago", then the day in a time zone. */
export function formatAgo(instant: string, timeZone: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(instant)) / MINUTE)
  if (minutes < 1) return copy.days.justNow
  if (minutes < 60) return copy.days.minutesAgo(minutes)
  if (minutes < 24 * 60) return copy.days.hoursAgo(Math.floor(minutes / 60))
  return formatDay(dayOf(new Date(instant), timeZone), today(timeZone))
}

/** `formatAgo` within a sentence: "Last contacted yesterday". */
export const formatAgoWithin = (instant: string, timeZone: string): string =>
  withinSentence(formatAgo(instant, timeZone))

/** A formatted day or instant within a sentence: "until tomorrow, 5:00 PM", "closes Sat, Nov 22". */
export const withinSentence = (formatted: string): string =>
  NEAR.some((word) => formatted.startsWith(word)) ? formatted.charAt(0).toLowerCase() + formatted.slice(1) : formatted

/** A formatted day that says when something is: "Closed today?", "Closing on Sat, Nov 22?". */
export const onDay = (formatted: string): string =>
  NEAR.includes(formatted) ? withinSentence(formatted) : copy.days.on(formatted)
