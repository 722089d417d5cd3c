/** The instants at which software that knows the time breaks. */

export type Instant = { name: string; at: string }

/** In ms. */
export const DAY = 86_400_000

/**
 * The next of each kind after `now`. All are in the future, so that MongoDB, whose clock no one shifts, deletes nothing
 * that has not expired.
 */
export function instantsAfter(now: Date): Instant[] {
  const next = (inYear: (year: number) => string) => nextYearly(now, inYear)
  return [
    { name: 'Sunday, 19:00 UTC', at: nextWeekday(now, 0, '19:00') },
    // Eight in the morning in New York, Denver and Honolulu, in winter.
    { name: 'Monday, 8:00 in New York', at: nextWeekday(now, 1, '13:00') },
    { name: 'Monday, 8:00 in Denver', at: nextWeekday(now, 1, '15:00') },
    { name: 'Monday, 8:00 in Honolulu', at: nextWeekday(now, 1, '18:00') },
    { name: 'December 31, 23:30 UTC', at: next((year) => `${year}-12-31T23:30:00Z`) },
    { name: 'January 1, 0:10 in New York', at: next((year) => `${year}-01-01T05:10:00Z`) },
    { name: 'February 29, noon in New York', at: next((year) => `${leapYearFrom(year)}-02-29T17:00:00Z`) },
    // The clocks of New York go from 1:59:59 to 3:00 on the second Sunday in March, and back at 2:00 on the first in November.
    { name: 'the second before summer time', at: next((year) => `${nthSunday(year, 2, 2)}T06:59:59Z`) },
    { name: 'the repeated hour at the end of summer time', at: next((year) => `${nthSunday(year, 10, 1)}T06:30:00Z`) },
    { name: 'the last second of a month in New York', at: next((year) => `${year}-05-01T03:59:59Z`) },
    { name: 'the last second of a month in UTC', at: next((year) => `${year}-04-30T23:59:59Z`) },
  ]
}

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
const leapYearFrom = (year: number): number => (isLeap(year) ? year : leapYearFrom(year + 1))

/** The day of an instant in UTC. */
export const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

/** At least a day away. */
function nextYearly(now: Date, inYear: (year: number) => string): string {
  const year = now.getUTCFullYear()
  const thisYear = inYear(year)
  return Date.parse(thisYear) >= now.getTime() + DAY ? thisYear : inYear(year + 1)
}

/** At least a day away. `weekday`: 0 is Sunday. */
function nextWeekday(now: Date, weekday: number, time: string): string {
  const ahead = ((weekday - now.getUTCDay() + 7) % 7) + ((weekday - now.getUTCDay() + 7) % 7 < 2 ? 7 : 0)
  return `${dayOf(now.getTime() + ahead * DAY)}T${time}:00Z`
}

function nthSunday(year: number, month: number, n: number): string {
  const first = new Date(Date.UTC(year, month, 1))
  return dayOf(first.getTime() + (((7 - first.getUTCDay()) % 7) + (n - 1) * 7) * DAY)
}
