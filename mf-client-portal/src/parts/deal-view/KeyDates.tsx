import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ClientKeyDate } from 'openapi'
import { daysBetween, formatDay } from 'ui-kit/days'
import { Panel } from 'ui-kit/Panel'
import { look } from 'ui-kit/theme'

const useStyles = makeStyles({
  list: { margin: 0, fontSize: '13px' },
  row: { display: 'flex', justifyContent: 'space-between', gap: '12px', padding: '5px 0' },
  day: { margin: 0, fontWeight: 500, color: look.ink, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  past: { color: look.ink3, fontWeight: 400 },
})

/** The days of the deal, earliest first; those behind us step back. */
export function KeyDates({ dates, now }: { dates: ClientKeyDate[]; now: string }) {
  const styles = useStyles()
  if (dates.length === 0) return null
  return (
    <Panel title="Key dates">
      <dl className={styles.list}>
        {dates.map(({ key, title, date }) => {
          const isPast = daysBetween(now, date) < 0
          return (
            <div key={key} className={mergeClasses(styles.row, isPast && styles.past)}>
              <dt>{title}</dt>
              <dd className={mergeClasses(styles.day, isPast && styles.past)}>{formatDay(date, now)}</dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
