/** Moving a calendar entry: the request, and the optimistic change. */
import type { QueryClient } from '@tanstack/react-query'
import type { Calendar, CalendarEntry } from 'openapi'
import { queriesOf } from 'remote-kit/query-keys'
import { formatDay, onDay } from 'ui-kit/days'
import { type DatesToMove, itemToMove } from '#parts/rescheduling/dates-to-move.ts'
import type { Hours } from './hours.ts'
import { copy } from './copy.ts'

const CALENDAR = queriesOf('/calendar/')

/** Completed entries stay on their day, and so does what comes again every year. */
export const isMovable = ({ kind, progress }: CalendarEntry): boolean =>
  progress !== 'COMPLETE' && kind !== 'birthday' && kind !== 'home_anniversary'

/**
 * The dates of the deal that move when the entry moves to `day`; null for what belongs to no deal, which no other date
 * follows.
 */
export function datesToMove(entry: CalendarEntry, day: string, now: string): DatesToMove | null {
  const { kind, id, title, deal, deal_name } = entry
  if (deal === null) return null
  if (kind !== 'closing' && kind !== 'listing_expiration') return itemToMove({ deal, id, title }, day, now)
  return {
    deal,
    title: copy.datesToMove.question(title, deal_name, onDay(formatDay(day, now))),
    request: { dates: { [kind]: day } },
  }
}

/** Where an entry goes. */
export interface Target {
  day: string
  /** The new hours of an appointment. */
  hours: Hours | null
}

/** Shows the entry at its new place in every cached calendar. */
export function paintMove(cache: QueryClient, { id, kind }: CalendarEntry, { day, hours }: Target): void {
  const at = hours ? { date: day, time: hours.starts, ends: hours.ends } : { date: day }
  const moved = (one: CalendarEntry) => (one.id === id && one.kind === kind ? { ...one, ...at } : one)
  cache.setQueriesData<Calendar>(
    { queryKey: CALENDAR },
    (calendar) => calendar && { results: calendar.results.map(moved) },
  )
}

/** Reloads the calendar. */
export const readCalendarAgain = (cache: QueryClient) => cache.invalidateQueries({ queryKey: CALENDAR })
