import { Button, mergeClasses } from '@fluentui/react-components'
import type { Notification } from 'openapi'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgo } from 'ui-kit/days'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { HiddenText } from 'ui-kit/HiddenText'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { copy } from './copy.ts'
import { useInboxStyles } from './Inbox.styles.ts'
import { useNotifications, useReadAll, useReadNotification } from './inbox.api.ts'
import { notificationLink } from './notification-link.ts'

const shownOptions = [
  { value: 'all', label: copy.inboxPanel.all },
  { value: 'unread', label: copy.inboxPanel.unread },
] as const

export interface InboxPanelProps {
  /** How many are unread. */
  unread: number
  onClose: () => void
}

/** The user's notifications: tasks, leads and deals that they were given, reminders, mentions, moved dates, storms. */
export function InboxPanel({ unread, onClose }: InboxPanelProps) {
  const styles = useInboxStyles()
  const [shown, setShown] = useState<'all' | 'unread'>('all')
  const list = useNotifications(shown === 'unread')
  const readAll = useReadAll()
  const { mutate: read } = useReadNotification()
  const notifications = list.data?.pages.flatMap(({ results }) => results) ?? []
  const mark = ({ id }: Notification, isRead: boolean) => read({ id, read: isRead })

  return (
    <SidePanel open title={copy.inboxPanel.title} onClose={onClose}>
      <div className={styles.bar}>
        <SegmentedTabs<'all' | 'unread'>
          label={copy.inboxPanel.shown}
          width="tabs"
          value={shown}
          options={shownOptions}
          onChange={setShown}
        />
        {notifications.length > 0 && (
          <Button
            appearance="subtle"
            disabledFocusable={unread === 0 || readAll.isPending}
            onClick={() => readAll.mutate()}
          >
            {copy.inboxPanel.markAll}
          </Button>
        )}
      </div>
      {list.isPending && <SkeletonRows label={copy.inboxPanel.loading} rows={6} />}
      {list.isError && !list.data && (
        <ErrorState title={copy.inboxPanel.failed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && notifications.length === 0 && (
        <EmptyState title={shown === 'unread' ? copy.inboxPanel.noneUnread : copy.inboxPanel.empty}>
          {copy.inboxPanel.emptyHint}
        </EmptyState>
      )}
      <ul className={styles.list} aria-label={copy.inboxPanel.list}>
        {notifications.map((one) => (
          <Row
            key={one.id}
            notification={one}
            onOpen={() => {
              if (!one.read_at) mark(one, true)
              onClose()
            }}
            onMark={() => mark(one, !one.read_at)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button className={styles.more} disabled={list.isFetching} onClick={() => void list.fetchNextPage()}>
          {copy.inboxPanel.more}
        </Button>
      )}
    </SidePanel>
  )
}

interface RowProps {
  notification: Notification
  onOpen: () => void
  onMark: () => void
}

function Row({ notification, onOpen, onMark }: RowProps) {
  const styles = useInboxStyles()
  const timeZone = useTimeZone()
  const { text, subject, created_at, read_at } = notification
  const link = notificationLink(notification)
  const words = (
    <>
      {!read_at && <HiddenText>{copy.row.unread}</HiddenText>}
      <span className={styles.subject}>{subject}</span>
      <span className={styles.meta}>{copy.row.meta(text, formatAgo(created_at, timeZone))}</span>
    </>
  )
  const looks = mergeClasses(styles.link, !read_at && styles.unread)
  return (
    <li className={styles.row}>
      {!read_at && <span className={styles.dot} aria-hidden />}
      {link ? (
        <Link className={looks} to={link} onClick={onOpen}>
          {words}
        </Link>
      ) : (
        <div className={looks}>{words}</div>
      )}
      <Button
        size="small"
        appearance="subtle"
        aria-label={read_at ? copy.row.markUnreadOf(subject) : copy.row.markReadOf(subject)}
        onClick={onMark}
      >
        {read_at ? copy.row.markUnread : copy.row.markRead}
      </Button>
    </li>
  )
}
