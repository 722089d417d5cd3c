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
import { useTeamPeople } from '#parts/teams/teams.api.ts'
import { DifferencesPanel } from './DifferencesPanel.tsx'
import { useDealAsOf } from './past.api.ts'
import { usePastDealStyles } from './PastDealScreen.styles.ts'
import { PastFacts } from './PastFacts.tsx'
import { PastItems } from './PastItems.tsx'

export interface PastDealScreenProps {
  /** The deal as it is now. */
  deal: Deal
  event: string
  /** Shows it as it was at another event; now, for null. */
  onTravel: (event: string | null) => void
}

/** The deal as it was at an event: to look at, and what is different now. */
export function PastDealScreen({ deal, event, onTravel }: PastDealScreenProps) {
  const styles = usePastDealStyles()
  const screen = useDealLayoutStyles()
  const { data: past, error, isPlaceholderData, refetch } = useDealAsOf(deal.id, event)
  const shown = past?.deal ?? deal
  return (
    <PageFrame
      title={shown.name}
      mark={<StatusChip chip={dealStatusChips[shown.status]} />}
      meta={<DealMeta deal={shown} />}
    >
      <TravelBar deal={deal} event={event} past={past} onTravel={onTravel} />
      {error && (
        <ErrorState title="The deal cannot be shown as it was then" error={error} onRetry={() => void refetch()} />
      )}
      {!past && !error && <SkeletonRows label="Going back" rows={8} />}
      {past && !error && (
        <div className={mergeClasses(styles.past, isPlaceholderData && styles.stale)} aria-busy={isPlaceholderData}>
          <div className={screen.columns}>
            <div className={screen.column}>
              <DifferencesPanel deal={deal} past={past} />
              <PastItems past={past} />
            </div>
            <div className={screen.column}>
              <PastFacts past={past} />
            </div>
          </div>
        </div>
      )}
    </PageFrame>
  )
}

type TravelBarProps = PastDealScreenProps & { past: DealAsOf | undefined }

/** Says that this is the past, and leads to the events before and after, and back. */
function TravelBar({ deal, event, past, onTravel }: TravelBarProps) {
  const styles = usePastDealStyles()
  const timeZone = useTimeZone()
  const { nameOf } = useTeamPeople()
  const history = useDealHistory(deal.id)
  const events = history.data?.pages.flatMap(({ results }) => results) ?? []
  const at = events.findIndex(({ id }) => id === event)
  const earlier = at < 0 ? undefined : events[at + 1]
  const later = at < 0 ? undefined : events[at - 1]
  return (
    <div className={styles.bar} role="status">
      <p className={styles.when}>
        <strong>The deal as it was</strong>
        {past &&
          `, ${formatInstant(past.event.at, timeZone)}, after ${nameOf(past.event.actor) || 'ProTracker'} ${past.event.summary}. Nothing here can be changed.`}
      </p>
      <div className={styles.steps}>
        <Button disabled={!earlier} onClick={() => onTravel(earlier?.id ?? null)}>
          Earlier
        </Button>
        <Button disabled={!later} onClick={() => onTravel(later?.id ?? null)}>
          Later
        </Button>
        <Button appearance="primary" onClick={() => onTravel(null)}>
          Back to now
        </Button>
      </div>
    </div>
  )
}
