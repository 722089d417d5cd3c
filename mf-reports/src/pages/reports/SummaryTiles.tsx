import { mergeClasses } from '@fluentui/react-components'
import type { TransactionSummary } from 'openapi'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatCount, formatDollars, formatMoney, formatMoneyShort, NOTHING } from 'ui-kit/format'
import { SkeletonTiles } from 'ui-kit/SkeletonTiles'
import { StatTile } from 'ui-kit/StatTile'
import { averageNote, isAverage } from '#parts/reports/average-notes.ts'
import { ExactAmount } from '#parts/reports/ExactAmount.tsx'
import { changeOf, type DealMetrics } from '#parts/reports/report-metrics.ts'
import { ALL } from '#parts/reports/report-lines.ts'
import { type ReportSettings, useCountedAddress } from '#parts/reports/report-settings.ts'
import { useReportSummary } from '#parts/reports/reports.api.ts'
import { copy } from './copy.ts'
import { useSummaryTilesStyles } from './SummaryTiles.styles.ts'

type SummaryMetric = Exclude<keyof DealMetrics, 'averaged'>

const formatDays = (days: number | null) => (days === null ? NOTHING : copy.summaryTiles.days(days))

interface Tile {
  metric: SummaryMetric
  label: string
  format: (value: number | null) => string
  /** The value in full, if `format` shortens it. */
  exact?: (value: number | null) => string
}

const money = { format: formatMoneyShort, exact: formatMoney }
// Cents mean nothing in an average.
const average = { format: formatMoneyShort, exact: formatDollars }

const tiles: Tile[] = [
  { metric: 'count', label: copy.summaryTiles.count, format: formatCount },
  { metric: 'volume', label: copy.summaryTiles.volume, ...money },
  { metric: 'commission', label: copy.summaryTiles.commission, ...money },
  { metric: 'avg_price', label: copy.summaryTiles.averagePrice, ...average },
  { metric: 'avg_commission', label: copy.summaryTiles.averageCommission, ...average },
  { metric: 'avg_duration', label: copy.summaryTiles.duration, format: formatDays },
]

/** The transaction summary. The first tile links to the deals. */
export function SummaryTiles({ settings }: { settings: ReportSettings }) {
  const styles = useSummaryTilesStyles()
  const addressOf = useCountedAddress()
  const { data: summary, error, refetch, isPlaceholderData } = useReportSummary(settings)

  if (error && !summary) {
    return <ErrorState title={copy.summaryTiles.failed} error={error} onRetry={() => void refetch()} />
  }
  // Viewers who may only see counts get no tiles with money.
  const isCountOnly = summary?.volume === null
  const shown = isCountOnly ? tiles.filter(({ metric }) => metric === 'count') : tiles
  if (!summary) {
    return <SkeletonTiles label={copy.summaryTiles.loading} tiles={tiles.length} className={styles.tiles} />
  }
  return (
    <div className={mergeClasses(styles.tiles, isCountOnly && styles.lone, isPlaceholderData && styles.old)}>
      {shown.map((one) => {
        const { metric, label } = one
        const tile = <StatTile key={metric} label={label} value={valueOf(one, summary)} hint={hintOf(one, summary)} />
        if (metric !== 'count' || summary.count === 0) return tile
        return (
          <Link key={metric} to={addressOf(ALL)} preventScrollReset className={styles.link}>
            {tile}
          </Link>
        )
      })}
    </div>
  )
}

function valueOf({ metric, format, exact }: Tile, summary: TransactionSummary): ReactNode {
  const { [metric]: value, previous } = summary
  if (!exact || value === null) return format(value)
  const before = previous && previous[metric] !== null && copy.summaryTiles.lastYear(exact(previous[metric]))
  return <ExactAmount short={format(value)} exact={[exact(value), before].filter(Boolean).join(' · ')} />
}

/** Last year's value and the change since, and what an average leaves out. */
function hintOf({ metric, format }: Tile, summary: TransactionSummary): ReactNode {
  const { [metric]: value, previous } = summary
  // Deals that aren’t closed have no duration anyway, so only an empty tile says why.
  const isPlain = metric === 'avg_duration' && value !== null
  const note = isAverage(metric) && !isPlain ? averageNote(metric, summary) : ''
  const compared = previous && [copy.summaryTiles.lastYear(format(previous[metric])), changeOf(value, previous[metric])]
  const lines = [compared?.filter(Boolean).join(' · '), note].filter(Boolean)
  return lines.length > 0 && lines.map((line) => <div key={line}>{line}</div>)
}
