/** API calls for the feeds that calendar apps read. */
import { useQueryClient } from '@tanstack/react-query'
import type { CalendarFeedCreate } from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { refreshAfter } from 'remote-kit/invalidation'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** The user's feeds, newest first. */
export function useCalendarFeeds() {
  return useApi().useQuery(
    'get',
    '/calendar/feeds/',
    { params: { query: { page_size: 100 } } },
    { meta: { silent: true } },
  )
}

/** Creates a feed. Its address is only in this answer. The form shows refusals. */
export function useCreateCalendarFeed() {
  return useWrite('calendar', (api, body: CalendarFeedCreate) => api.POST('/calendar/feeds/', { body }), {
    meta: { silent: true },
  })
}

/** Ends a feed: its address stops working. */
export function useRevokeCalendarFeed() {
  const cache = useQueryClient()
  const notify = useNotify()
  return useWrite('calendar', (api, id: string) => api.DELETE('/calendar/feeds/{id}/', { params: { path: { id } } }), {
    onSuccess: () => notify.success(copy.useRevokeCalendarFeed.revoked),
    // It may be gone already.
    onError: () => refreshAfter(cache, 'calendar'),
  })
}
