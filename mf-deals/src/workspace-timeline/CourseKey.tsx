import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'
import { useDealLaneStyles } from './DealLane.styles.ts'

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
  entry: { display: 'flex', alignItems: 'center', gap: '8px' },
  sample: { position: 'static', display: 'inline-block', flexShrink: 0, marginLeft: '2px' },
})

const MEANINGS = [
  ['ahead', 'Key date'],
  ['past', 'Past or done'],
  ['late', 'Late'],
] as const

/** What the marks on the bars of deals mean. */
export function CourseKey() {
  const styles = useStyles()
  const lane = useDealLaneStyles()
  const looks = { ahead: '', past: lane.past, late: lane.late }
  return (
    <ul className={styles.key} aria-label="What the marks mean">
      {MEANINGS.map(([mark, meaning]) => (
        <li key={mark} className={styles.entry}>
          <span className={mergeClasses(lane.mark, looks[mark], styles.sample)} aria-hidden />
          {meaning}
        </li>
      ))}
    </ul>
  )
}
