import { Button } from '@fluentui/react-components'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgo, formatInstant } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { HiddenText } from 'ui-kit/HiddenText'
import { Hint } from 'ui-kit/Hint'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { Tag } from 'ui-kit/Tag'
import { useEndOtherSessions, useEndSession, useSessions } from './security.api.ts'
import { useSecurityStyles } from './SecurityPanel.styles.ts'

/** Where the user is signed in. Each other session can be signed out, or all of them at once. */
export function SessionList() {
  const styles = useSecurityStyles()
  const timeZone = useTimeZone()
  const sessions = useSessions()
  const endSession = useEndSession()
  const endOthers = useEndOtherSessions()
  const list = sessions.data?.results ?? []
  return (
    <section className={styles.section} aria-label="Where you are signed in">
      <div className={styles.head}>
        <h3 className={styles.title}>Where you are signed in</h3>
        {list.length > 1 && (
          <Button size="small" disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        )}
      </div>
      {sessions.isPending && <SkeletonRows label="Loading sessions" rows={2} />}
      {sessions.isError && (
        <ErrorState
          title="The list could not be loaded"
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
        />
      )}
      <ul className={styles.list}>
        {list.map(({ id, device, created_at, seen_at, is_current }) => (
          <li key={id} className={styles.row}>
            <div className={styles.text}>
              <div className={styles.name}>
                {device}
                {is_current && <Tag>This device</Tag>}
              </div>
              <Hint>
                Signed in: {formatInstant(created_at, timeZone)} · last seen {formatAgo(seen_at, timeZone)}
              </Hint>
            </div>
            {!is_current && (
              <Button size="small" disabled={endSession.isPending} onClick={() => endSession.mutate(id)}>
                Sign out<HiddenText> {device}</HiddenText>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
