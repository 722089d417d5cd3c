import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from 'remote-kit/context'
import { refreshAfter } from 'remote-kit/invalidation'

/** How often to check for new notifications: a lead that is there for the first who claims it is gone within minutes. */
const LOOK_EVERY_MS = 15_000

/** The number of unread notifications, undefined until loaded. Failures are not shown: the next check follows soon. */
export function useUnreadCount(): number | undefined {
  const { data } = useApi().useQuery(
    'get',
    '/notifications/',
    { params: { query: { unread: true, page_size: 1 } } },
    { refetchInterval: LOOK_EVERY_MS, refetchOnWindowFocus: true, meta: { silent: true } },
  )
  return data?.count ?? undefined
}

/**
 * Reads leads again when the number of unread notifications has grown: most are about a lead that came in by itself, and an open board would show
 * nothing of it.
 */
export function useFreshLeads(unread: number | undefined): void {
  const cache = useQueryClient()
  const before = useRef(unread)
  useEffect(() => {
    if (before.current !== undefined && unread !== undefined && unread > before.current)
      void refreshAfter(cache, 'lead_mails')
    before.current = unread
  }, [cache, unread])
}
