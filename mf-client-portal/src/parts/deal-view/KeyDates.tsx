import { mergeClasses } from '@fluentui/react-components'
import type { ClientKeyDate } from 'openapi'
import { daysBetween, formatDay } from 'ui-kit/days'
import { Panel } from 'ui-kit/Panel'
import { copy } from './copy.ts'
import { useKeyDatesStyles } from './KeyDates.styles.ts'

/** The key dates of the deal, earliest first. Past ones are dimmed. */
export function KeyDates({ dates, now }: { dates: ClientKeyDate[]; now: string }) {
  const styles = useKeyDatesStyles()
  if (dates.length === 0) return null
  return (
    <Panel title={copy.keyDates.title}>
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
