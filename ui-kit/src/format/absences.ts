/** When people are away, as the screens say it. */
import type { MemberAbsence } from 'openapi'
import { copy } from './copy.ts'
import { formatWeekday } from './days.ts'

/** The absence that includes a day (`YYYY-MM-DD`). */
export const absenceOn = (absences: readonly MemberAbsence[], day: string): MemberAbsence | undefined =>
  absences.find(({ first_day: first, last_day: last }) => first <= day && day <= last)

/** "Away until Mon, Dec 7 · Theo Lindqvist is covering". `now` is today in the account's time zone. */
export function formatAway(
  { last_day: last, stand_in: standIn }: MemberAbsence,
  nameOf: (user: string) => string,
  now: string,
): string {
  const away = copy.absences.away(formatWeekday(last, now))
  return standIn ? copy.absences.covered(away, nameOf(standIn)) : away
}
