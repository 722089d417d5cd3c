/** Reads the calendar as the viewer sees it, for the page or an export. */
import type { Calendar, CalendarEntry, operations } from 'openapi'
import { CalendarKind, Progress } from 'openapi/codes'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { toId } from '#platform/reads/find.ts'
import { daysBetween, todayIn } from '#rules/calendar/days.ts'
import { readEntries } from './calendar-entries.presenter.ts'
import type { DatedEntry } from './dated-entry.ts'
import { ofDeals } from './entries-of-deals.ts'

export type CalendarQuery = operations['getCalendar']['parameters']['query']

const MOST_DAYS = 400

/**
 * The calendar entries in the days of the query, ordered by day.
 * @throws 400 if there are too many days
 */
export async function readCalendar(viewer: Viewer, query: CalendarQuery): Promise<Calendar> {
  const { from, to, team, deal, kind, person, done, ...ofList } = query
  const days = daysBetween(from, to)
  if (days >= MOST_DAYS) throw invalid('to', `can’t be more than ${MOST_DAYS} days after the first day`)
  const today = todayIn(viewer.time_zone)
  const all = await readEntries(viewer, { from, to, team, deal, kind, people: person ? [toId(person)] : undefined })
  const asked = done === false ? all.filter(isNews) : all
  const { entries, ...corrected } = await ofDeals(viewer, asked, ofList)
  const results = entries.map(({ updated_at: _at, version: _version, ...entry }): CalendarEntry => ({
    ...entry,
    late: isLate(entry, today),
  }))
  return { results, ...corrected }
}

/** These are not late once they are over. */
const PASSING: ReadonlySet<CalendarKind> = new Set([
  CalendarKind.appointment,
  CalendarKind.birthday,
  CalendarKind.home_anniversary,
])

/** Whether the entry should have been done before today. */
export const isLate = ({ kind, date, progress }: Omit<CalendarEntry, 'late'>, today: string): boolean =>
  date < today && progress !== Progress.COMPLETE && !PASSING.has(kind)

/** A closing is worth showing when it is done. Other completed entries would only clutter the page. */
const isNews = ({ kind, progress }: DatedEntry): boolean =>
  kind === CalendarKind.closing || progress !== Progress.COMPLETE
