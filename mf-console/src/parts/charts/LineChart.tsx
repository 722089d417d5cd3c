import { mergeClasses } from '@fluentui/react-components'
import { areaPath, HEIGHT, linePath, topOf, WIDTH } from './line-path.ts'
import { useLineChartStyles } from './LineChart.styles.ts'

export interface LineChartProps {
  title: string
  /** What it says, in a sentence: under the title, and for those who don't see the line. */
  summary: string
  values: readonly number[]
  /** The least that the scale reaches. Otherwise a single failure would look like an outage. */
  least: number
  format: (value: number) => string
  /** The labels below the left and the right end. */
  from: string
  until: string
  tone?: 'calm' | 'danger'
}

/** A line over time, with its scale. */
export function LineChart({ title, summary, values, least, format, from, until, tone = 'calm' }: LineChartProps) {
  const styles = useLineChartStyles()
  const top = topOf(Math.max(0, ...values), least)
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.summary}>{summary}</p>
      </figcaption>
      <div className={styles.plot} aria-hidden>
        <span className={styles.top}>{format(top)}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.drawing}>
          <path
            d={areaPath(values, top)}
            className={mergeClasses(styles.area, tone === 'danger' && styles.dangerArea)}
          />
          <path
            d={linePath(values, top)}
            vectorEffect="non-scaling-stroke"
            className={mergeClasses(styles.line, tone === 'danger' && styles.dangerLine)}
          />
        </svg>
        <div className={styles.ends}>
          <span>{from}</span>
          <span>{until}</span>
        </div>
      </div>
    </figure>
  )
}
