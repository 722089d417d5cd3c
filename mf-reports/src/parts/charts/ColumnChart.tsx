import { mergeClasses } from '@fluentui/react-components'
import { formatMonthShort } from '#parts/reports/months.ts'
import { formatMetric, metricLabels } from '#parts/reports/report-metrics.ts'
import type { ReportLine } from '#parts/reports/report-lines.ts'
import type { ChartedMetric } from '#parts/reports/report-settings.ts'
import { useChartColors } from './chart-colors.styles.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { useColumnChartStyles } from './ColumnChart.styles.ts'
import { copy } from './copy.ts'
import { MonthColumn } from './MonthColumn.tsx'
import { ticksUpTo } from './ticks.ts'

/** With more months than this, there is no room for every value and name. */
const ROOMY = 13
/** The minimum width of a column as a click target (WCAG 2.5.8). Longer charts scroll. */
const NARROWEST = 24

export interface ColumnChartProps {
  lines: readonly ReportLine[]
  metric: ChartedMetric
}

/** One column for each month, with last year's beside it. A column links to the deals that it counts. */
export function ColumnChart({ lines, metric }: ColumnChartProps) {
  const styles = useColumnChartStyles()
  const colors = useChartColors()
  const months = lines.filter(({ key }) => key !== 'none')
  const values = months.flatMap(({ metrics }) => [metrics[metric] ?? 0, metrics.previous?.[metric] ?? 0])
  const ticks = ticksUpTo(Math.max(...values, 0))
  const top = ticks.at(-1) ?? 1
  const shareOf = (value: number | null) => (value ?? 0) / top
  const isCompared = months.some(({ metrics }) => metrics.previous)
  const nameEvery = Math.ceil(months.length / ROOMY)
  const spansYears = new Set(months.map(({ key }) => key.slice(0, 4))).size > 1

  return (
    <div>
      {isCompared && (
        <ChartLegend
          entries={[
            { name: copy.columnChart.thisYear, swatch: mergeClasses(colors.swatch, colors.now) },
            { name: copy.columnChart.lastYear, swatch: mergeClasses(colors.swatch, colors.before) },
          ]}
        />
      )}
      <div className={styles.chart}>
        <div className={styles.scale} aria-hidden>
          <div className={styles.ticks}>
            {ticks.map((tick) => (
              <span key={tick} className={styles.tick} style={{ bottom: `${shareOf(tick) * 100}%` }}>
                {formatMetric(metric, tick)}
              </span>
            ))}
          </div>
        </div>
        <div className={styles.window} ref={showLatest}>
          <div className={styles.plot} style={{ minWidth: `${months.length * NARROWEST}px` }}>
            {ticks.map((tick) => (
              <span key={tick} aria-hidden className={styles.gridLine} style={{ bottom: `${shareOf(tick) * 100}%` }} />
            ))}
            <ul className={styles.columns} aria-label={copy.columnChart.name(metricLabels[metric])}>
              {months.map((line, index) => (
                <MonthColumn
                  key={line.key}
                  line={line}
                  metric={metric}
                  shareOf={shareOf}
                  name={index % nameEvery === 0 ? formatMonthShort(line.key, spansYears) : ''}
                  hasValue={!isCompared && months.length <= ROOMY}
                />
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Scrolls a long chart to the latest months. */
function showLatest(box: HTMLDivElement | null): void {
  if (box) box.scrollLeft = box.scrollWidth
}
