import { mergeClasses } from '@fluentui/react-components'
import { CountedLink } from '#parts/reports/CountedLink.tsx'
import { formatMeasure } from '#parts/reports/report-figures.ts'
import type { ReportLine } from '#parts/reports/report-lines.ts'
import type { Measure } from '#parts/reports/report-settings.ts'
import { useChartColours } from './chart-colours.styles.ts'
import { useColumnChartStyles } from './ColumnChart.styles.ts'

export interface MonthColumnProps {
  line: ReportLine
  measure: Measure
  /** The part of the scale that a value reaches, from 0 to 1. */
  shareOf: (value: number | null) => number
  /** The month's name below; empty where there is no room. */
  name: string
  /** The figure above. */
  hasFigure: boolean
}

/** One month of a chart: its column, last year's beside it, and all of it in words for screen readers. */
export function MonthColumn({ line, measure, shareOf, name, hasFigure }: MonthColumnProps) {
  const styles = useColumnChartStyles()
  const colours = useChartColours()
  const { [measure]: value, previous } = line.figures
  const figure = formatMeasure(measure, value)
  const before = previous && `last year ${formatMeasure(measure, previous[measure])}`
  const heightOf = (amount: number | null) => ({ height: `${shareOf(amount) * 100}%` })
  return (
    <li className={styles.column}>
      <CountedLink
        line={line}
        says={[`${line.label}: ${figure}`, before].filter(Boolean).join(', ')}
        className={styles.bars}
      >
        {previous && <span className={mergeClasses(styles.bar, colours.before)} style={heightOf(previous[measure])} />}
        <span className={mergeClasses(styles.bar, colours.now)} style={heightOf(value)}>
          {hasFigure && value ? <span className={styles.figure}>{figure}</span> : null}
        </span>
      </CountedLink>
      {name && <span className={styles.name}>{name}</span>}
    </li>
  )
}
