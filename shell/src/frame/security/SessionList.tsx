import { Button } from '@fluentui/react-components'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgoWithin, formatInstant, withinSentence } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { Tag } from 'ui-kit/Tag'
import { copy } from './copy.ts'
import { useEndOtherSessions, useEndSession, useSessions } from './security.api.ts'
import { useSecurityStyles } from './SecurityPanel.styles.ts'

/** Where the user is signed in. Each other session can be signed out, or all of them together. */
export function SessionList() {
  const styles = useSecurityStyles()
  const timeZone = useTimeZone()
  const sessions = useSessions()
  const endSession = useEndSession()
  const endOthers = useEndOtherSessions()
  const list = sessions.data?.results ?? []
  return (
    <section className={styles.section} aria-label={copy.sessionList.title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{copy.sessionList.title}</h3>
        {list.length > 1 && (
          <Button size="small" disabledFocusable={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {copy.sessionList.endOthers}
          </Button>
        )}
      </div>
      {sessions.isPending && <SkeletonRows label={copy.sessionList.loading} rows={2} />}
      {sessions.isLoadingError && (
        <ErrorState title={copy.sessionList.failed} error={sessions.error} onRetry={() => void sessions.refetch()} />
      )}
      <ul className={styles.list}>
        {list.map(({ id, device, created_at, seen_at, is_current }) => (
          <li key={id} className={styles.row}>
            <div className={styles.text}>
              <div className={styles.name}>
                {device}
                {is_current && <Tag>{copy.sessionList.current}</Tag>}
              </div>
              <Hint>
                {copy.sessionList.times(
                  withinSentence(formatInstant(created_at, timeZone)),
                  formatAgoWithin(seen_at, timeZone),
                )}
              </Hint>
            </div>
            {!is_current && (
              <Button
                size="small"
                aria-label={copy.sessionList.endOf(device)}
                disabledFocusable={endSession.isPending}
                onClick={() => endSession.mutate(id)}
              >
                {copy.sessionList.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
