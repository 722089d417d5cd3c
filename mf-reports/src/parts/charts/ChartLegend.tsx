import { copy } from './copy.ts'
import { useChartLegendStyles } from './ChartLegend.styles.ts'

/** The swatch of an entry is a class of the chart. */
export interface LegendEntry {
  name: string
  swatch: string
}

/** The legend of a chart. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  const styles = useChartLegendStyles()
  return (
    <ul className={styles.legend} aria-label={copy.chartLegend.name}>
      {entries.map(({ name, swatch }) => (
        <li key={name} className={styles.entry}>
          <span aria-hidden className={swatch} />
          {name}
        </li>
      ))}
    </ul>
  )
}
