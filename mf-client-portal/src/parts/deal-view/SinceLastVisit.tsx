import type { ClientChange } from 'openapi'
import { dayOf, formatDay, today } from 'ui-kit/days'
import { Panel } from 'ui-kit/Panel'
import { useSinceLastVisitStyles } from './SinceLastVisit.styles.ts'

export interface SinceLastVisitProps {
  since: string | null
  changes: ClientChange[]
  timeZone: string
}

/** "Today" and "Yesterday" are lowercase within a sentence. */
const inSentence = (day: string) => (/^(Today|Yesterday)$/.test(day) ? day.toLowerCase() : day)

/** What has changed since the client's last visit. */
export function SinceLastVisit({ since, changes, timeZone }: SinceLastVisitProps) {
  const styles = useSinceLastVisitStyles()
  const day = since && dayOf(new Date(since), timeZone)
  return (
    <Panel title={day ? `Since ${inSentence(formatDay(day, today(timeZone)))}` : 'So far'}>
      {changes.length === 0 ? (
        <p className={styles.none}>{day ? 'Nothing new since you last looked.' : 'What happens will be told here.'}</p>
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
