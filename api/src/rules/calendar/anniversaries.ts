/** Days that come again every year, such as birthdays. Pure. */
import { addDays, daysBetween } from './days.ts'

/** `11-25` of `1985-11-25`. */
export const dayInYear = (day: string): string => day.slice(5)

const LEAP_DAY = '02-29'
const BEFORE_LEAP_DAY = '02-28'

/** The day in this year. February 29 is the 28th in years that don't have it. */
function inYear(day: string, year: number): string {
  const named = `${year}-${dayInYear(day)}`
  const exists = dayInYear(day) !== LEAP_DAY || dayInYear(addDays(`${year}-${BEFORE_LEAP_DAY}`, 1)) === LEAP_DAY
  return exists ? named : `${year}-${BEFORE_LEAP_DAY}`
}

export type Anniversary = { date: string; years: number }

/** When the day comes again from `from` to `to`, both included, with how many years have passed. The day itself is none. */
export function anniversariesWithin(day: string, { from, to }: { from: string; to: string }): Anniversary[] {
  const first = Number(day.slice(0, 4))
  const found: Anniversary[] = []
  for (let year = Math.max(first + 1, Number(from.slice(0, 4))); year <= Number(to.slice(0, 4)); year++) {
    const date = inYear(day, year)
    if (from <= date && date <= to) found.push({ date, years: year - first })
  }
  return found
}

/** Ranges of days in a year that hold every day coming again from `from` to `to`; both ends of each are included. */
export function rangesInYear({ from, to }: { from: string; to: string }): (readonly [string, string])[] {
  const [start, end] = [dayInYear(from), dayInYear(to)]
  const last = end === BEFORE_LEAP_DAY ? LEAP_DAY : end
  if (daysBetween(from, to) >= 365) return [['01-01', '12-31']]
  if (from.slice(0, 4) === to.slice(0, 4)) return [[start, last]]
  return [
    [start, '12-31'],
    ['01-01', last],
  ]
}
