import { mergeClasses } from '@fluentui/react-components'
import { Hint } from 'ui-kit/Hint'
import { CountedLink } from '#parts/reports/CountedLink.tsx'
import { formatMeasure, measureNames } from '#parts/reports/report-figures.ts'
import type { ReportLine } from '#parts/reports/report-lines.ts'
import type { Measure } from '#parts/reports/report-settings.ts'
import { useBarChartStyles } from './BarChart.styles.ts'
import { useChartColours } from './chart-colours.styles.ts'

export interface BarChartProps {
  lines: readonly ReportLine[]
  measure: Measure
}

/**
 * One bar a line, with its name and figure in text; last year's thinner below. A bar opens the deals that it counts. A lone
 * one would fill its track whatever it stood for: a sentence says so instead.
 */
export function BarChart({ lines, measure }: BarChartProps) {
  const styles = useBarChartStyles()
  const colours = useChartColours()
  const values = lines.flatMap(({ figures }) => [figures[measure] ?? 0, figures.previous?.[measure] ?? 0])
  const widthOf = (value: number | null) => `${((value ?? 0) / Math.max(...values, 1)) * 100}%`

  const [only, ...others] = lines
  if (only && others.length === 0 && !only.figures.previous) {
    return <Hint>{`Everything falls under “${only.label}”: there is nothing to compare.`}</Hint>
  }

  return (
    <ul className={styles.bars} aria-label={`${measureNames[measure]}, as bars`}>
      {lines.map((line) => {
        const { [measure]: value, previous } = line.figures
        return (
          <li key={line.key}>
            <CountedLink line={line} className={styles.line}>
              <span className={styles.label}>{line.label}</span>
              <span className={styles.tracks} aria-hidden>
                <span className={mergeClasses(styles.bar, colours.now)} style={{ width: widthOf(value) }} />
                {previous && (
                  <span
                    className={mergeClasses(styles.bar, styles.thin, colours.before)}
                    style={{ width: widthOf(previous[measure]) }}
                  />
                )}
              </span>
              <span className={styles.value}>
                {formatMeasure(measure, value)}{' '}
                {previous && (
                  <span className={styles.valueBefore}>{formatMeasure(measure, previous[measure])} last year</span>
                )}
              </span>
            </CountedLink>
          </li>
        )
      })}
    </ul>
  )
}
