/** API calls of the inbox. */
import type { Notification, NotificationSettingsUpdate, NotificationUpdate } from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

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

/** The notifications, newest first, page by page. The panel shows failures itself. */
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

/** Marks a notification as read or unread. */
export function useReadNotification() {
  return useWrite('notifications', (api, { id, read }: Pick<Notification, 'id'> & NotificationUpdate) =>
    api.PATCH('/notifications/{id}/', { params: { path: { id } }, body: { read } }),
  )
}

/** Marks all notifications as read. */
export function useReadAll() {
  return useWrite('notifications', (api) => api.POST('/notifications/read_all/'))
}

/** What the user is notified about, and where. The dialog shows failures itself. */
export function useNotificationSettings() {
  return useApi().useQuery('get', '/notifications/settings/', {}, { meta: { silent: true } })
}

/** Saves the notification settings. The dialog shows refusals itself. */
export function useUpdateNotificationSettings() {
  const notify = useNotify()
  return useWrite(
    'notifications',
    (api, body: NotificationSettingsUpdate) => api.PATCH('/notifications/settings/', { body }),
    { meta: { silent: true }, onSuccess: () => notify.success(copy.notificationsDialog.saved) },
  )
}
