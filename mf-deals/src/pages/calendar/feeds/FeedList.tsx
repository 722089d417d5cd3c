import { Button } from '@fluentui/react-components'
import type { CalendarFeed } from 'openapi'
import { calendarFeedScopeLabels } from 'openapi/codes'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgoWithin } from 'ui-kit/days'
import { HiddenText } from 'ui-kit/HiddenText'
import { Hint } from 'ui-kit/Hint'
import { useRevokeCalendarFeed } from './calendar-feeds.api.ts'
import { copy } from './copy.ts'
import { useFeedListStyles } from './FeedList.styles.ts'

/** The existing feeds: what each one shows, when it was last read, and a button to end it. */
export function FeedList({ feeds }: { feeds: readonly CalendarFeed[] }) {
  const styles = useFeedListStyles()
  const timeZone = useTimeZone()
  const { mutate, isPending } = useRevokeCalendarFeed()
  if (feeds.length === 0) return null
  return (
    <ul className={styles.list} aria-label={copy.feedList.label}>
      {feeds.map(({ id, name, scope, last_used_at }) => (
        <li key={id} className={styles.row}>
          <div>
            <div className={styles.name}>{name}</div>
            <Hint>
              {calendarFeedScopeLabels[scope]} ·{' '}
              {last_used_at ? copy.feedList.lastRead(formatAgoWithin(last_used_at, timeZone)) : copy.feedList.neverRead}
            </Hint>
          </div>
          <Button size="small" disabledFocusable={isPending} onClick={() => mutate(id)}>
            {copy.feedList.revoke}
            <HiddenText> {name}</HiddenText>
          </Button>
        </li>
      ))}
    </ul>
  )
}
