import { mergeClasses } from '@fluentui/react-components'
import type { DealCard, Phase } from 'openapi'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'remote-kit/use-search-params'
import { CorrectedWords } from 'ui-kit/CorrectedWords'
import { addDays } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useToday } from 'remote-kit/use-today'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { useDealsPage } from '#pages/workspaces/list/deals-list.api.ts'
import { readPage, readSort } from '#pages/workspaces/list/list-state.ts'
import { Pager } from '#pages/workspaces/list/Pager.tsx'
import { scaleWithin, type Zoom, zooms } from '#parts/timeline/timeline-scale.ts'
import { copy } from './copy.ts'
import { MarkKey } from './MarkKey.tsx'
import { barOf, daysOfBars } from './deal-bar.ts'
import { useDealEntries } from './deal-entries.api.ts'
import { DealRows } from './DealRows.tsx'
import { useWorkspaceTimelineStyles } from './WorkspaceTimeline.styles.ts'

/**
 * How far the timeline reaches before and after today; later days are shown at its end. The calendar allows at most 400
 * days.
 */
const DAYS_BACK = 150
const DAYS_AHEAD = 240

export interface WorkspaceTimelineProps {
  workspace: string
  query: DealQuery
  phaseOf: (deal: DealCard) => Phase | undefined
  /** Shown if there is no deal. */
  empty: ReactNode
}

/** The deals of a workspace over time, with the pages and order of the list. Both are in the URL. */
export function WorkspaceTimeline({ workspace, query, phaseOf, empty }: WorkspaceTimelineProps) {
  const styles = useWorkspaceTimelineStyles()
  const now = useToday()
  const [params] = useSearchParams()
  const [zoom, setZoom] = useState<Zoom>('months')
  const [sort, page] = [readSort(params), readPage(params)]
  const deals = useDealsPage({ workspace }, query, sort, page)
  const range = { from: addDays(now, -DAYS_BACK), to: addDays(now, DAYS_AHEAD) }
  const entries = useDealEntries(deals.data?.results ?? [], range)

  const failed = deals.data ? entries : deals
  if (deals.data && deals.data.results.length === 0 && page === 1) return empty
  if (failed.error && !(deals.data && entries.isLoaded))
    return (
      <ErrorState title={copy.workspaceTimeline.failed} error={failed.error} onRetry={() => void failed.refetch()} />
    )
  if (!deals.data || (deals.data.results.length > 0 && !entries.isLoaded))
    return <SkeletonRows label={copy.workspaceTimeline.loading} rows={15} />

  const rows = deals.data.results.map((deal) => ({
    deal,
    bar: barOf(deal, entries.entriesOf(deal)),
    phase: phaseOf(deal),
  }))
  const day = zooms.find(({ value }) => value === zoom)?.day ?? zooms[0].day
  const days = daysOfBars(rows.map(({ bar }) => bar))
  const scale = scaleWithin(days, { earliest: range.from, latest: range.to, today: now, day })
  return (
    <section
      aria-label={copy.workspaceTimeline.label}
      className={mergeClasses(styles.timeline, deals.isPlaceholderData && styles.stale)}
    >
      <CorrectedWords corrected={deals.data.corrected_q} />
      <div className={styles.bar}>
        <MarkKey />
        <SegmentedTabs<Zoom>
          label={copy.workspaceTimeline.scale}
          width="tabs"
          value={zoom}
          options={zooms}
          onChange={setZoom}
        />
      </div>
      <DealRows rows={rows} scale={scale} now={now} />
      <Pager page={deals.data} />
    </section>
  )
}
