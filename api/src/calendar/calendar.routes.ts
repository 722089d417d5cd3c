/** The calendar: what falls into a range of days. */
import type { CalendarEntry } from 'openapi'
import { Progress } from 'openapi/codes'
import { invalid } from '../http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '../http/operation.ts'
import { teamMembers } from '../http/policy.ts'
import { daysBetween, todayIn } from '../records/days.ts'
import { readEntries } from './calendar-entries.presenter.ts'
import { ofDeals } from './entries-of-deals.ts'

export const calendarRoutes: Operation[] = [operation('getCalendar', teamMembers, getCalendar)]

const MOST_DAYS = 400

async function getCalendar({ viewer, query }: Request<'getCalendar'>): Promise<Answer<'getCalendar'>> {
  const { from, to, team, deal, kind, ...ofList } = query
  const days = daysBetween(from, to)
  if (days < 0) throw invalid('to', 'is before the first day')
  if (days >= MOST_DAYS) throw invalid('to', `is more than ${MOST_DAYS} days after the first day`)
  const today = todayIn(viewer.time_zone)
  const all = await readEntries(viewer, { from, to, team, deal, kind })
  const { entries, ...corrected } = await ofDeals(viewer, all, ofList)
  const results = entries.map(({ updated_at: _at, version: _version, ...entry }): CalendarEntry => ({
    ...entry,
    late: entry.date < today && entry.progress !== Progress.COMPLETE,
  }))
  return { status: 200, body: { results, ...corrected } }
}
