/** API calls of the account's calendar. */
import { useMutation, useQuery } from '@tanstack/react-query'
import type { AccountCalendarUpdate, UsState } from 'openapi'
import { useApi, useNotify, useRemote } from 'remote-kit/context'
import { dryRunKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { useRefreshSession } from '#parts/session/use-session.ts'
import { copy } from './copy.ts'

/** The calendar of an account. */
export function useAccountCalendar(id: string) {
  return useApi().useQuery('get', '/account/{id}/calendar/', { params: { path: { id } } }, { meta: { silent: true } })
}

/** What saving `body` would move. Refusals are shown in place. */
export function useCalendarPreview(id: string, body: AccountCalendarUpdate) {
  const { api } = useRemote()
  return useQuery({
    queryKey: dryRunKeyOf('/account/{id}/calendar/', id, body),
    queryFn: async () => {
      const params = { path: { id }, query: { dry_run: true } }
      return (await api.PATCH('/account/{id}/calendar/', { params, body })).data ?? null
    },
    staleTime: 0,
    gcTime: 0,
    meta: { silent: true },
  })
}

/** Saves the calendar with every date that moves, with Undo. The session knows the time zone, so it is loaded again. */
export function useSaveCalendar(id: string) {
  const notify = useNotify()
  const refreshSession = useRefreshSession()
  const { mutate: undo } = useWrite(
    'account',
    (api, event: string) => api.POST('/events/{id}/undo/', { params: { path: { id: event } } }),
    { onSuccess: () => refreshSession() },
  )
  return useWrite(
    'account',
    (api, body: AccountCalendarUpdate) => api.PATCH('/account/{id}/calendar/', { params: { path: { id } }, body }),
    {
      meta: { silent: true },
      onSuccess: ({ event, deals }) => {
        const moved = deals.flatMap((deal) => deal.moved).length
        const told = moved > 0 ? copy.calendarPreview.savedAndMoved(moved) : copy.calendarPreview.saved
        notify.success(told, event ? { undo: () => undo(event) } : {})
        return refreshSession()
      },
    },
  )
}

/** Where holidays come from: a state's public holidays of a year, or an iCalendar file. */
export type HolidaySource = { state: UsState | null; year: number } | File

/** Finds holidays to add. Not `useWrite`: nothing is stored. */
export function useFindHolidays(id: string) {
  const { api } = useRemote()
  return useMutation({
    mutationFn: async (source: HolidaySource) => {
      const path = { id }
      if (source instanceof File) {
        const body = { content: await source.text() }
        return (await api.POST('/account/{id}/calendar/read_file/', { params: { path }, body })).data?.results ?? []
      }
      const query = { year: source.year, ...(source.state && { state: source.state }) }
      const { data } = await api.GET('/account/{id}/calendar/public_holidays/', { params: { path, query } })
      return data?.results ?? []
    },
  })
}
