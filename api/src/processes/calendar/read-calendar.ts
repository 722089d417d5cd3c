/** The calendar as its readers see it, on a screen or as a file. */
import type { Calendar, CalendarEntry, operations } from 'openapi'
import { CalendarKind, Progress } from 'openapi/codes'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { daysBetween, todayIn } from '#rules/calendar/days.ts'
import { type DatedEntry, readEntries } from './calendar-entries.presenter.ts'
import { ofDeals } from './entries-of-deals.ts'

export type CalendarQuery = operations['getCalendar']['parameters']['query']

const MOST_DAYS = 400

/** What falls into the days of the query, in the order of their days. @throws 400 where the days are no range, or too long a one */
export async function readCalendar(viewer: Viewer, query: CalendarQuery): Promise<Calendar> {
  const { from, to, team, deal, kind, done, ...ofList } = query
  const days = daysBetween(from, to)
  if (days < 0) throw invalid('to', 'is before the first day')
  if (days >= MOST_DAYS) throw invalid('to', `is more than ${MOST_DAYS} days after the first day`)
  const today = todayIn(viewer.time_zone)
  const all = await readEntries(viewer, { from, to, team, deal, kind })
  const asked = done === false ? all.filter(isNews) : all
  const { entries, ...corrected } = await ofDeals(viewer, asked, ofList)
  const results = entries.map(({ updated_at: _at, version: _version, ...entry }): CalendarEntry => ({
    ...entry,
    late: entry.date < today && entry.progress !== Progress.COMPLETE,
  }))
  return { results, ...corrected }
}

/** A deal that closed is news; what else is done only fills the days. */
const isNews = ({ kind, progress }: DatedEntry): boolean =>
  kind === CalendarKind.closing || progress !== Progress.COMPLETE
