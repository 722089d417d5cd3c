import type { MemberAbsence } from 'openapi'
import { copy } from './copy.ts'

// Creating a formatter takes many milliseconds on a slow phone, so each is created on first use and kept.
const formats = new Map<boolean, Intl.DateTimeFormat>()

function formatOf(withYear: boolean): Intl.DateTimeFormat {
  const year = withYear ? ({ year: 'numeric' } as const) : {}
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC', ...year } as const
  const format = formats.get(withYear) ?? new Intl.DateTimeFormat('en-US', options)
  formats.set(withYear, format)
  return format
}

/** "Mon, Dec 7", with the year if it is another one. `now` is today in the account's time zone. */
export const formatWeekday = (day: string, now: string): string =>
  formatOf(day.slice(0, 4) !== now.slice(0, 4)).format(Date.parse(`${day}T00:00:00Z`))

/** "Away until Mon, Dec 7 · Theo Lindqvist is covering". `now` is today in the account's time zone. */
export function formatAway(
  { last_day: last, stand_in: standIn }: MemberAbsence,
  nameOf: (user: string) => string,
  now: string,
): string {
  const away = copy.absences.away(formatWeekday(last, now))
  return standIn ? copy.absences.covered(away, nameOf(standIn)) : away
}
