import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

const useStyles = makeStyles({
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: '0 0 8px',
    padding: 0,
    listStyleType: 'none',
    fontSize: '13px',
    color: look.ink2,
  },
  entry: { display: 'flex', alignItems: 'center', gap: '6px' },
})

/** The swatch of an entry is a class of the chart that draws it. */
export interface LegendEntry {
  name: string
  swatch: string
}

/** Which colour is what, in words. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.legend} aria-label="Colours">
      {entries.map(({ name, swatch }) => (
        <li key={name} className={styles.entry}>
          <span aria-hidden className={swatch} />
          {name}
        </li>
      ))}
    </ul>
  )
}
