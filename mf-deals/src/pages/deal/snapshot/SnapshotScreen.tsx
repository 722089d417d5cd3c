import { Button, mergeClasses } from '@fluentui/react-components'
import type { Deal, DealAsOf } from 'openapi'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { dealStatusChips } from 'ui-kit/code-labels'
import { formatInstant } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { PageFrame } from 'ui-kit/PageFrame'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { StatusChip } from 'ui-kit/StatusChip'
import { useDealHistory } from '#pages/deal/activity/deal-history.api.ts'
import { DealMeta } from '#pages/deal/head/DealMeta.tsx'
import { useDealLayoutStyles } from '#pages/deal/layout/DealLayout.styles.ts'
import { actedBy } from '#parts/teams/acted-by.ts'
import { copy } from './copy.ts'
import { DifferencesPanel } from './DifferencesPanel.tsx'
import { useDealSnapshot } from './snapshot.api.ts'
import { useSnapshotStyles } from './SnapshotScreen.styles.ts'
import { SnapshotFacts } from './SnapshotFacts.tsx'
import { SnapshotItems } from './SnapshotItems.tsx'

export interface SnapshotScreenProps {
  /** The deal as it is now. */
  deal: Deal
  event: string
  /** Opens the snapshot of another event; null for the current deal. */
  onOpenSnapshot: (event: string | null) => void
}

/** A read-only snapshot of the deal at an event, with the differences from now. */
export function SnapshotScreen({ deal, event, onOpenSnapshot }: SnapshotScreenProps) {
  const styles = useSnapshotStyles()
  const screen = useDealLayoutStyles()
  const { data: snapshot, error, isPlaceholderData, refetch } = useDealSnapshot(deal.id, event)
  const shown = snapshot?.deal ?? deal
  return (
    <PageFrame
      title={shown.name}
      mark={<StatusChip chip={dealStatusChips[shown.status]} />}
      meta={<DealMeta deal={shown} />}
    >
      <SnapshotBar deal={deal} event={event} snapshot={snapshot} onOpenSnapshot={onOpenSnapshot} />
      {error && <ErrorState title={copy.snapshotScreen.failed} error={error} onRetry={() => void refetch()} />}
      {!snapshot && !error && <SkeletonRows label={copy.snapshotScreen.loading} rows={8} />}
      {snapshot && !error && (
        <div className={mergeClasses(styles.snapshot, isPlaceholderData && styles.stale)} aria-busy={isPlaceholderData}>
          <div className={screen.columns}>
            <div className={screen.column}>
              <DifferencesPanel deal={deal} snapshot={snapshot} />
              <SnapshotItems snapshot={snapshot} />
            </div>
            <div className={screen.column}>
              <SnapshotFacts snapshot={snapshot} />
            </div>
          </div>
        </div>
      )}
    </PageFrame>
  )
}

type SnapshotBarProps = SnapshotScreenProps & { snapshot: DealAsOf | undefined }

/** Says when the snapshot was taken, with buttons for the events before and after and for the current deal. */
function SnapshotBar({ deal, event, snapshot, onOpenSnapshot }: SnapshotBarProps) {
  const styles = useSnapshotStyles()
  const timeZone = useTimeZone()
  const history = useDealHistory(deal.id)
  const events = history.data?.pages.flatMap(({ results }) => results) ?? []
  const at = events.findIndex(({ id }) => id === event)
  const earlier = at < 0 ? undefined : events[at + 1]
  const later = at < 0 ? undefined : events[at - 1]
  return (
    <div className={styles.bar} role="status">
      <p className={styles.when}>
        <strong>{copy.snapshotBar.title}</strong>
        {snapshot &&
          copy.snapshotBar.after(
            formatInstant(snapshot.event.at, timeZone),
            `${actedBy(snapshot.event)} ${snapshot.event.summary}`,
          )}
      </p>
      <div className={styles.steps}>
        <Button disabledFocusable={!earlier} onClick={() => onOpenSnapshot(earlier?.id ?? null)}>
          {copy.snapshotBar.earlier}
        </Button>
        <Button disabledFocusable={!later} onClick={() => onOpenSnapshot(later?.id ?? null)}>
          {copy.snapshotBar.later}
        </Button>
        <Button appearance="primary" onClick={() => onOpenSnapshot(null)}>
          {copy.snapshotBar.back}
        </Button>
      </div>
    </div>
  )
}
