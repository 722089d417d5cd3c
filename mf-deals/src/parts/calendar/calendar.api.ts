import { keepPreviousData } from '@tanstack/react-query'
import type { operations } from 'openapi'
import { useApi } from 'remote-kit/context'
import type { DayRange } from './calendar-days.ts'

/** Whose entries the calendar shows: those of a team, or of the deals that a workspace holds under filters. */
export type CalendarScope = Omit<operations['getCalendar']['parameters']['query'], 'from' | 'to'>

/** What falls into these days. The last range stays until the next is there. */
export function useCalendar(range: DayRange, scope: CalendarScope) {
  return useApi().useQuery(
    'get',
    '/calendar/',
    { params: { query: { ...range, ...scope } } },
    { placeholderData: keepPreviousData, meta: { silent: true } },
  )
}
