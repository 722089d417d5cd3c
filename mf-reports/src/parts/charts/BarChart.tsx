import { mergeClasses } from '@fluentui/react-components'
import { Hint } from 'ui-kit/Hint'
import { CountedLink } from '#parts/reports/CountedLink.tsx'
import { formatMetric, formatMetricExact, metricLabels } from '#parts/reports/report-metrics.ts'
import type { ReportLine } from '#parts/reports/report-lines.ts'
import type { ChartedMetric } from '#parts/reports/report-settings.ts'
import { useBarChartStyles } from './BarChart.styles.ts'
import { useChartColors } from './chart-colors.styles.ts'
import { copy } from './copy.ts'

export interface BarChartProps {
  lines: readonly ReportLine[]
  metric: ChartedMetric
}

/**
 * One bar for each line, with its name and value as text, and a thinner one for last year. A bar links to the deals
 * that it counts. A single bar would always have full width, so a sentence replaces it.
 */
export function BarChart({ lines, metric }: BarChartProps) {
  const styles = useBarChartStyles()
  const colors = useChartColors()
  const values = lines.flatMap(({ metrics }) => [metrics[metric] ?? 0, metrics.previous?.[metric] ?? 0])
  const widthOf = (value: number | null) => `${((value ?? 0) / Math.max(...values, 1)) * 100}%`

  const [only, ...others] = lines
  if (only && others.length === 0 && !only.metrics.previous) {
    return <Hint>{copy.barChart.onlyOne(only.label)}</Hint>
  }

  return (
    <ul className={styles.bars} aria-label={copy.barChart.name(metricLabels[metric])}>
      {lines.map((line) => {
        const { [metric]: value, previous } = line.metrics
        return (
          <li key={line.key}>
            <CountedLink line={line} className={styles.line}>
              <span className={styles.label}>{line.label}</span>
              <span className={styles.tracks} aria-hidden>
                <span className={mergeClasses(styles.bar, colors.now)} style={{ width: widthOf(value) }} />
                {previous && (
                  <span
                    className={mergeClasses(styles.bar, styles.thin, colors.before)}
                    style={{ width: widthOf(previous[metric]) }}
                  />
                )}
              </span>
              <span className={styles.value} title={formatMetricExact(metric, value)}>
                {formatMetric(metric, value)}{' '}
                {previous && (
                  <span className={styles.valueBefore}>
                    {copy.barChart.lastYear(formatMetric(metric, previous[metric]))}
                  </span>
                )}
              </span>
            </CountedLink>
          </li>
        )
      })}
    </ul>
  )
}
