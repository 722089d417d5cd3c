import type { MemberAbsence } from 'openapi'
import { formatWeekday } from '#format/days.ts'
import { copy } from './copy.ts'

/** "Away until Mon, Dec 7 · Theo Lindqvist is covering". `now` is today in the account's time zone. */
export function formatAway(
  { last_day: last, stand_in: standIn }: MemberAbsence,
  nameOf: (user: string) => string,
  now: string,
): string {
  const away = copy.absences.away(formatWeekday(last, now))
  return standIn ? copy.absences.covered(away, nameOf(standIn)) : away
}
