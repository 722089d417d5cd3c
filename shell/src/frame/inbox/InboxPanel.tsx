import { Button } from '@fluentui/react-components'
import { NotificationState, notificationStateLabels } from 'openapi/codes'
import { useState } from 'react'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { copy } from './copy.ts'
import { useInboxStyles } from './Inbox.styles.ts'
import { type InboxQuery, useNotifications, useReadAll } from './inbox.api.ts'
import { InboxFilter } from './InboxFilter.tsx'
import { InboxList } from './InboxList.tsx'
import { useUnreadCount } from './unread.api.ts'

const states = Object.values(NotificationState).map((value) => ({ value, label: notificationStateLabels[value] }))
const everything = { unread: false, kinds: [] }

/** The user's notifications: what is open, snoozed and done. */
export function InboxPanel({ onClose }: { onClose: () => void }) {
  const styles = useInboxStyles()
  const [query, setQuery] = useState<InboxQuery>({ state: NotificationState.open, ...everything })
  const { state } = query
  const unread = useUnreadCount() ?? 0
  const list = useNotifications(query)
  const readAll = useReadAll()
  const notifications = list.data?.pages.flatMap(({ results }) => results) ?? []
  const isFiltered = query.unread || query.kinds.length > 0
  const showAll = () => setQuery({ state, ...everything })
  const { title, hint } = isFiltered ? copy.inboxPanel.noMatch : copy.inboxPanel.empty[state]

  return (
    <SidePanel open title={copy.inboxPanel.title} onClose={onClose}>
      <div className={styles.bar}>
        <SegmentedTabs<NotificationState>
          label={copy.inboxPanel.state}
          width="tabs"
          value={state}
          options={states}
          onChange={(next) => setQuery({ ...query, state: next })}
        />
        <InboxFilter query={query} onChange={setQuery} onClear={showAll} />
      </div>
      {list.isPending && <SkeletonRows label={copy.inboxPanel.loading} rows={6} />}
      {list.isError && !list.data && (
        <ErrorState title={copy.inboxPanel.failed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && notifications.length === 0 && (
        <EmptyState
          title={title}
          {...(isFiltered && { action: <Button onClick={showAll}>{copy.inboxPanel.noMatch.clear}</Button> })}
        >
          {hint}
        </EmptyState>
      )}
      <InboxList notifications={notifications} state={state} onClose={onClose} />
      <div className={styles.end}>
        {list.hasNextPage && (
          <Button disabledFocusable={list.isFetching} onClick={() => void list.fetchNextPage()}>
            {copy.inboxPanel.more}
          </Button>
        )}
        {state === NotificationState.open && notifications.length > 0 && (
          <Button disabledFocusable={unread === 0 || readAll.isPending} onClick={() => readAll.mutate()}>
            {copy.inboxPanel.markAll}
          </Button>
        )}
      </div>
    </SidePanel>
  )
}
