/** Calls about one's own inbox. */
import type { Notification, NotificationUpdate } from 'openapi'
import { useApi } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'

/** How often it is asked whether there is something new. */
const LOOK_EVERY_MS = 60_000

/** How many notifications are unread; undefined before that is known. Failures show nowhere: the next look comes. */
export function useUnreadCount(): number | undefined {
  const { data } = useApi().useQuery(
    'get',
    '/notifications/',
    { params: { query: { unread: true, page_size: 1 } } },
    { refetchInterval: LOOK_EVERY_MS, refetchOnWindowFocus: true, meta: { silent: true } },
  )
  return data?.count ?? undefined
}

/** The notifications, the latest first, page by page. Failures show in place. */
export function useNotifications(unread: boolean) {
  return useApi().useInfiniteQuery(
    'get',
    '/notifications/',
    { params: { query: { unread, page_size: 20, count: 'none' } } },
    {
      initialPageParam: null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
      meta: { silent: true },
    },
  )
}

/** Marks one as read or unread. */
export function useReadNotification() {
  return useWrite('notifications', (api, { id, read }: Pick<Notification, 'id'> & NotificationUpdate) =>
    api.PATCH('/notifications/{id}/', { params: { path: { id } }, body: { read } }),
  )
}

/** Marks all as read. */
export function useReadAll() {
  return useWrite('notifications', (api) => api.POST('/notifications/read_all/'))
}
