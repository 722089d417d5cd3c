import { mergeClasses } from '@fluentui/react-components'
import { CountedLink } from '#parts/reports/CountedLink.tsx'
import { formatMetric, formatMetricExact } from '#parts/reports/report-metrics.ts'
import type { ReportLine } from '#parts/reports/report-lines.ts'
import type { ChartedMetric } from '#parts/reports/report-settings.ts'
import { useChartColors } from './chart-colors.styles.ts'
import { copy } from './copy.ts'
import { useColumnChartStyles } from './ColumnChart.styles.ts'

export interface MonthColumnProps {
  line: ReportLine
  metric: ChartedMetric
  /** The height of a value on the scale, from 0 to 1. */
  shareOf: (value: number | null) => number
  /** The name of the month below, or empty if there is no room. */
  name: string
  /** Whether the value is shown above the column. */
  hasValue: boolean
}

/** One month of a chart: its column, last year's beside it, and a text for screen readers. */
export function MonthColumn({ line, metric, shareOf, name, hasValue }: MonthColumnProps) {
  const styles = useColumnChartStyles()
  const colors = useChartColors()
  const { [metric]: value, previous } = line.metrics
  const text = formatMetric(metric, value)
  const exact = formatMetricExact(metric, value)
  const says = previous
    ? copy.monthColumn.valueAndBefore(line.label, exact, formatMetricExact(metric, previous[metric]))
    : copy.monthColumn.value(line.label, exact)
  const heightOf = (amount: number | null) => ({ height: `${shareOf(amount) * 100}%` })
  return (
    <li className={styles.column}>
      <CountedLink line={line} says={says} className={styles.bars}>
        {previous && <span className={mergeClasses(styles.bar, colors.before)} style={heightOf(previous[metric])} />}
        <span className={mergeClasses(styles.bar, colors.now)} style={heightOf(value)}>
          {hasValue && value ? <span className={styles.number}>{text}</span> : null}
        </span>
      </CountedLink>
      {name && <span className={styles.name}>{name}</span>}
    </li>
  )
}
