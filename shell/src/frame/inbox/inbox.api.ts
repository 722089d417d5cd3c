/** API calls of the inbox. */
import type { Notification, NotificationSettingsUpdate, NotificationUpdate } from 'openapi'
import type { NotificationKind, NotificationState } from 'openapi/codes'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** Which notifications the inbox shows. */
export interface InboxQuery {
  state: NotificationState
  unread: boolean
  /** All kinds if empty. */
  kinds: readonly NotificationKind[]
}

/** The notifications, newest first, page by page. The panel shows failures itself. */
export function useNotifications({ state, unread, kinds }: InboxQuery) {
  const kind = kinds.length > 0 ? { kind: [...kinds] } : {}
  return useApi().useInfiniteQuery(
    'get',
    '/notifications/',
    { params: { query: { state, unread, ...kind, page_size: 40, count: 'none' } } },
    {
      initialPageParam: null,
      getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor,
      meta: { silent: true },
    },
  )
}

export interface NotificationsChange {
  notifications: readonly Notification[]
  change: NotificationUpdate
}

/** Changes one or several notifications. */
export function useChangeNotifications() {
  return useWrite('notifications', (api, { notifications, change }: NotificationsChange) =>
    api.POST('/notifications/bulk/', { body: { notifications: notifications.map(({ id }) => id), change } }),
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
