import { mergeClasses } from '@fluentui/react-components'
import type { TransactionSummary } from 'openapi'
import { Link } from 'react-router'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatCount, formatMoneyShort, NOTHING } from 'ui-kit/format'
import { SkeletonTiles } from 'ui-kit/SkeletonTiles'
import { StatTile } from 'ui-kit/StatTile'
import { changeOf } from '#parts/reports/report-metrics.ts'
import { ALL } from '#parts/reports/report-lines.ts'
import { type ReportSettings, useCountedAddress } from '#parts/reports/report-settings.ts'
import { useReportSummary } from '#parts/reports/reports.api.ts'
import { copy } from './copy.ts'
import { useSummaryTilesStyles } from './SummaryTiles.styles.ts'

type SummaryMetric = Exclude<keyof TransactionSummary, 'previous'>

const formatDays = (days: number | null) => (days === null ? NOTHING : copy.summaryTiles.days(days))

const tiles: { metric: SummaryMetric; label: string; format: (value: number | null) => string }[] = [
  { metric: 'count', label: copy.summaryTiles.count, format: formatCount },
  { metric: 'volume', label: copy.summaryTiles.volume, format: formatMoneyShort },
  { metric: 'commission', label: copy.summaryTiles.commission, format: formatMoneyShort },
  { metric: 'avg_price', label: copy.summaryTiles.averagePrice, format: formatMoneyShort },
  { metric: 'avg_commission', label: copy.summaryTiles.averageCommission, format: formatMoneyShort },
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
      {shown.map(({ metric, label, format }) => {
        const { previous } = summary
        const change = previous && changeOf(summary[metric], previous[metric])
        const hint =
          previous && [copy.summaryTiles.lastYear(format(previous[metric])), change].filter(Boolean).join(' · ')
        const tile = <StatTile key={metric} label={label} value={format(summary[metric])} hint={hint} />
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
