/** Moving a calendar entry: the request, and the optimistic change. */
import type { QueryClient } from '@tanstack/react-query'
import type { Calendar, CalendarEntry } from 'openapi'
import { queriesOf } from 'remote-kit/query-keys'
import { formatDay } from 'ui-kit/days'
import { type DatesToMove, itemToMove } from '#parts/rescheduling/dates-to-move.ts'
import { copy } from './copy.ts'

const CALENDAR = queriesOf('/calendar/')

/** Completed entries stay on their day. */
export const isMovable = ({ progress }: CalendarEntry): boolean => progress !== 'COMPLETE'

/**
 * The dates of the deal that move when the entry moves to `day`; null for a task without a deal, which no other date
 * follows.
 */
export function datesToMove(entry: CalendarEntry, day: string, now: string): DatesToMove | null {
  const { kind, id, title, deal, deal_name } = entry
  if (deal === null) return null
  if (kind !== 'closing' && kind !== 'listing_expiration') return itemToMove({ deal, id, title }, day, now)
  return {
    deal,
    title: copy.datesToMove.question(title, deal_name, formatDay(day, now)),
    request: { dates: { [kind]: day } },
  }
}

/** Shows the entry on `day` in every cached calendar. */
export function paintMove(cache: QueryClient, { id, kind }: CalendarEntry, day: string): void {
  const moved = (one: CalendarEntry) => (one.id === id && one.kind === kind ? { ...one, date: day } : one)
  cache.setQueriesData<Calendar>(
    { queryKey: CALENDAR },
    (calendar) => calendar && { results: calendar.results.map(moved) },
  )
}

/** Reloads the calendar. */
export const readCalendarAgain = (cache: QueryClient) => cache.invalidateQueries({ queryKey: CALENDAR })
