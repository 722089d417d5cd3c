import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { operations } from 'openapi'
import { useApi } from 'remote-kit/context'
import type { DayRange } from './calendar-days.ts'

/** The scope of the calendar: a team, or the filtered deals of a workspace. */
export type CalendarScope = Omit<operations['getCalendar']['parameters']['query'], 'from' | 'to'>

/** The entries of these days. The previous range stays until the next one has loaded. */
export function useCalendar(range: DayRange, scope: CalendarScope) {
  return useApi().useQuery('get', '/calendar/', requestOf(range, scope), {
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
}

/** A function that reads days which are likely to be shown next. */
export function useReadAhead(scope: CalendarScope): (range: DayRange) => void {
  const api = useApi()
  const cache = useQueryClient()
  return (range) =>
    void cache.prefetchQuery(api.queryOptions('get', '/calendar/', requestOf(range, scope), { meta: { silent: true } }))
}

const requestOf = (range: DayRange, scope: CalendarScope) => ({ params: { query: { ...range, ...scope } } })
