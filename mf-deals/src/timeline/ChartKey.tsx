import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

const useStyles = makeStyles({
  key: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 14px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    fontSize: '12px',
    color: look.ink2,
  },
  entry: { display: 'flex', alignItems: 'center', gap: '6px' },
})

export interface ChartKeyProps {
  /** What the list is: "What the bars mean". */
  label: string
  /** Each with the class that makes its sample look like what it stands for. */
  entries: readonly { meaning: string; sample: string }[]
}

/** What the marks of a chart mean. */
export function ChartKey({ label, entries }: ChartKeyProps) {
  const styles = useStyles()
  return (
    <ul className={styles.key} aria-label={label}>
      {entries.map(({ meaning, sample }) => (
        <li key={meaning} className={styles.entry}>
          <span className={sample} aria-hidden />
          {meaning}
        </li>
      ))}
    </ul>
  )
}
