import { Button, mergeClasses } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import type { Deal, DealEvent } from 'openapi'
import { useId, useState } from 'react'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { HiddenText } from 'ui-kit/HiddenText'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { formatInstant } from 'ui-kit/days'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { actedBy } from '#parts/teams/acted-by.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { useUndoEvent } from '#parts/undo/undo.api.ts'
import { useActivityStyles } from './ActivityView.styles.ts'
import { copy } from './copy.ts'
import { type ChangeNames, describeChange } from './describe-change.ts'
import { ChangeList } from './ChangeList.tsx'
import { useDealHistory } from './deal-history.api.ts'
import { useChangeNames } from './use-change-names.ts'

export interface ActivityViewProps {
  deal: Deal
  /** Shows the snapshot of the deal at an event. */
  onOpenSnapshot: (event: string) => void
}

/** The history of the deal, newest first: "Maria moved the closing from Dec 10 to Dec 12". */
export function ActivityView({ deal, onOpenSnapshot }: ActivityViewProps) {
  const styles = useActivityStyles()
  const history = useDealHistory(deal.id)
  const undo = useUndoEvent()
  const names = useChangeNames(deal)
  const events = history.data?.pages.flatMap(({ results }) => results) ?? []
  const people = useTeamPeople()

  if (history.isPending) return <SkeletonRows label={copy.activityView.loading} rows={8} />
  if (history.isError && !history.data)
    return <ErrorState title={copy.activityView.failed} error={history.error} onRetry={() => void history.refetch()} />
  if (events.length === 0)
    return <EmptyState title={copy.activityView.emptyTitle}>{copy.activityView.empty}</EmptyState>
  return (
    <div className={styles.view}>
      <ol className={styles.list}>
        {events.map((event) => (
          <EventItem
            key={event.id}
            event={event}
            firstName={people.byId.get(event.actor ?? '')?.person.first_name}
            names={names}
            onUndo={undo}
            onOpenSnapshot={onOpenSnapshot}
          />
        ))}
      </ol>
      {history.hasNextPage && (
        <Button disabledFocusable={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {copy.activityView.more}
        </Button>
      )}
    </div>
  )
}

interface EventItemProps {
  event: DealEvent
  /** The actor's, for a member of the team. Others are named in full. */
  firstName: string | undefined
  names: ChangeNames
  onUndo: (event: string) => void
  onOpenSnapshot: (event: string) => void
}

/** One event as a sentence. */
function EventItem({ event, firstName, names, onUndo, onOpenSnapshot }: EventItemProps) {
  const styles = useActivityStyles()
  const timeZone = useTimeZone()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const changes = event.diff.flatMap(({ field, from, to }) => describeChange({ field, from, to }, names) ?? [])
  const name = actedBy(event)
  return (
    <li className={styles.event}>
      <PersonAvatar name={name} size={28} decorative />
      <p className={styles.sentence}>
        <strong className={styles.actor}>{firstName || name}</strong> {event.summary}
      </p>
      <div className={styles.end}>
        {event.can_undo && (
          <Button size="small" appearance="subtle" onClick={() => onUndo(event.id)}>
            {copy.eventItem.undo}
            <HiddenText>{`: ${event.summary}`}</HiddenText>
          </Button>
        )}
        {changes.length > 0 && (
          <Button
            size="small"
            appearance="subtle"
            icon={<ChevronDownRegular className={mergeClasses(isOpen && styles.turned)} />}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={copy.eventItem.changes(event.summary)}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
        <Button
          size="small"
          appearance="subtle"
          icon={<HistoryRegular />}
          title={copy.eventItem.asItWas}
          aria-label={copy.eventItem.asItWasAfter(event.summary)}
          onClick={() => onOpenSnapshot(event.id)}
        />
        <time className={styles.time} dateTime={event.at}>
          {formatInstant(event.at, timeZone)}
        </time>
      </div>
      {isOpen && (
        <div id={id} className={styles.changes}>
          <ChangeList changes={changes} />
        </div>
      )}
    </li>
  )
}
