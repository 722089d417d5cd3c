import { keepPreviousData } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useApi } from 'remote-kit/context'
import { currentTeamIdAtom } from 'remote-kit/session'
import type { DayRange } from './calendar-days.ts'

/** What falls into these days for the current team. The last range stays until the next is there. */
export function useCalendar(range: DayRange) {
  const team = useAtomValue(currentTeamIdAtom) ?? undefined
  return useApi().useQuery(
    'get',
    '/calendar/',
    { params: { query: { ...range, team } } },
    { placeholderData: keepPreviousData, meta: { silent: true } },
  )
}
