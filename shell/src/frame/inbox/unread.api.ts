import { useApi } from 'remote-kit/context'

/** How often to check for new notifications. */
const LOOK_EVERY_MS = 60_000

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
