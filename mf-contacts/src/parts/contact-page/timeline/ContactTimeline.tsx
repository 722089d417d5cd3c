import { Button, Select } from '@fluentui/react-components'
import type { Contact, TimelineEntry } from 'openapi'
import { paramsWith, useSearchParams } from 'remote-kit/use-search-params'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { useToday } from 'remote-kit/use-today'
import { dayOf, formatLongDay } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { NoMatch } from 'ui-kit/NoMatch'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useTimeline } from '#parts/contact-records/contact-records.api.ts'
import { useContactTimelineStyles } from './ContactTimeline.styles.ts'
import { copy } from './copy.ts'
import { isKindGroup, type KindGroup, kindGroups } from './timeline-kinds.ts'
import { TimelineItem } from './TimelineItem.tsx'

/** Everything that happened with a contact, by day. The filter is in the URL. */
export function ContactTimeline({ contact }: { contact: Contact }) {
  const styles = useContactTimelineStyles()
  const [params, setParams] = useSearchParams()
  const asked = params.get('show')
  const group = isKindGroup(asked) ? asked : 'all'
  const show = (chosen: KindGroup) =>
    setParams((current) => paramsWith(current, { show: chosen === 'all' ? null : chosen }), {
      replace: true,
      preventScrollReset: true,
    })

  const timeline = useTimeline(contact.id, kindGroups[group])
  const entries = timeline.data?.pages.flatMap(({ results }) => results) ?? []
  const isEmpty = timeline.data !== undefined && entries.length === 0
  // Adding the contact is all that has happened.
  const isNew = group === 'all' && entries.length === 1 && entries[0]?.type === 'change'
  return (
    <section className={styles.timeline} aria-labelledby="timeline">
      <div className={styles.head}>
        <h2 id="timeline" className={styles.title}>
          {copy.title}
        </h2>
        <Select
          aria-label={copy.filter}
          className={styles.filter}
          value={group}
          onChange={(_, { value }) => isKindGroup(value) && show(value)}
        >
          {Object.entries(copy.groups).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      {timeline.isPending && <SkeletonRows label={copy.loading} rows={6} />}
      {timeline.isError && !timeline.data && (
        <ErrorState title={copy.failed} error={timeline.error} onRetry={() => void timeline.refetch()} />
      )}
      {isEmpty && <NoMatch what={copy.what} onClear={() => show('all')} />}
      <Days entries={entries} />
      {isNew && <Hint>{copy.empty}</Hint>}
      {timeline.hasNextPage && (
        <Button
          className={styles.more}
          disabledFocusable={timeline.isFetchingNextPage}
          onClick={() => void timeline.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </section>
  )
}

function Days({ entries }: { entries: readonly TimelineEntry[] }) {
  const styles = useContactTimelineStyles()
  const timeZone = useTimeZone()
  const today = useToday()
  const days = Map.groupBy(entries, ({ at }) => dayOf(new Date(at), timeZone))
  return [...days].map(([day, ofDay]) => (
    <section key={day}>
      <h3 className={styles.day}>{formatLongDay(day, today)}</h3>
      <ul className={styles.list}>
        {ofDay.map((entry) => (
          <TimelineItem key={`${entry.type} ${entry.id}`} entry={entry} />
        ))}
      </ul>
    </section>
  ))
}
