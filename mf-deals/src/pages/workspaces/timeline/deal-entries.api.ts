import { keepPreviousData } from '@tanstack/react-query'
import type { CalendarEntry, DealCard } from 'openapi'
import { useMemo } from 'react'
import { useApi } from 'remote-kit/context'
import type { DayRange } from '#parts/calendar/period/calendar-days.ts'

const NONE: readonly CalendarEntry[] = []

/** The milestones and key dates of some deals, by deal. */
export function useDealEntries(deals: readonly DealCard[], { from, to }: DayRange) {
  const deal = deals.map(({ id }) => id)
  const { data, error, refetch } = useApi().useQuery(
    'get',
    '/calendar/',
    { params: { query: { from, to, deal, kind: ['milestone', 'key_date'] } } },
    { enabled: deal.length > 0, placeholderData: keepPreviousData, meta: { silent: true } },
  )
  const byDeal = useMemo(() => Map.groupBy(data?.results ?? [], (entry) => entry.deal), [data])
  const entriesOf = ({ id }: DealCard): readonly CalendarEntry[] => byDeal.get(id) ?? NONE
  return { entriesOf, isLoaded: data !== undefined, error, refetch }
}
