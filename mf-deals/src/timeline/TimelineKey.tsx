import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'
import { useTimelineBarStyles } from './TimelineBar.styles.ts'

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
  sample: { position: 'static', display: 'inline-block', width: '22px', height: '12px', borderRadius: '4px' },
})

const MEANINGS = [
  ['deal', 'Date of the deal'],
  ['milestone', 'Milestone'],
  ['task', 'Task'],
  ['contractual', 'Contractual'],
  ['critical', 'Critical path'],
  ['late', 'Late'],
  ['done', 'Done'],
] as const

/** What the bars of a timeline mean. */
export function TimelineKey() {
  const styles = useStyles()
  const bars = useTimelineBarStyles()
  return (
    <ul className={styles.key} aria-label="What the bars mean">
      {MEANINGS.map(([style, meaning]) => (
        <li key={style} className={styles.entry}>
          <span className={mergeClasses(bars.bar, bars[style], styles.sample)} aria-hidden />
          {meaning}
        </li>
      ))}
    </ul>
  )
}
