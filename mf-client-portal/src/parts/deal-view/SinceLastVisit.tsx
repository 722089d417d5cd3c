import type { ClientChange } from 'openapi'
import { dayOf, formatDay, onDay, today } from 'ui-kit/days'
import { Panel } from 'ui-kit/Panel'
import { copy } from './copy.ts'
import { useSinceLastVisitStyles } from './SinceLastVisit.styles.ts'

export interface SinceLastVisitProps {
  since: string | null
  changes: ClientChange[]
  timeZone: string
}

/** What has changed since the client's last visit. */
export function SinceLastVisit({ since, changes, timeZone }: SinceLastVisitProps) {
  const styles = useSinceLastVisitStyles()
  const day = since && dayOf(new Date(since), timeZone)
  return (
    <Panel
      title={day ? copy.sinceLastVisit.title(onDay(formatDay(day, today(timeZone)))) : copy.sinceLastVisit.firstTitle}
    >
      {changes.length === 0 ? (
        <p className={styles.none}>{day ? copy.sinceLastVisit.empty : copy.sinceLastVisit.firstEmpty}</p>
      ) : (
        <ul className={styles.list}>
          {changes.map(({ at, text }, i) => (
            <li key={`${at} ${i}`} className={styles.change}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
