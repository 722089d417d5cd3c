/** The calendar: what is due in a range of days. */
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { readCalendar } from './read-calendar.ts'

export const calendarRoutes: Operation[] = [operation('getCalendar', teamMembers, getCalendar)]

async function getCalendar({ viewer, query }: Request<'getCalendar'>): Promise<Answer<'getCalendar'>> {
  return { status: 200, body: await readCalendar(viewer, query) }
}
