import { makeStyles } from '@fluentui/react-components'
import type { ClientChange } from 'openapi'
import { dayOf, formatDay, today } from 'ui-kit/days'
import { Panel } from 'ui-kit/Panel'
import { look } from 'ui-kit/theme'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, fontSize: '13px', color: look.ink2 },
  change: {
    position: 'relative',
    padding: '5px 0 5px 18px',
    '::before': {
      content: '""',
      position: 'absolute',
      left: '2px',
      top: '12px',
      width: '6px',
      height: '6px',
      borderRadius: '50%',
      backgroundColor: look.brand3,
    },
  },
  none: { margin: 0, fontSize: '13px', color: look.ink2 },
})

export interface SinceLastVisitProps {
  since: string | null
  changes: ClientChange[]
  timeZone: string
}

/** "Today" and "Yesterday" are written small inside a sentence. */
const inSentence = (day: string) => (/^(Today|Yesterday)$/.test(day) ? day.toLowerCase() : day)

/** What happened while the client was away. */
export function SinceLastVisit({ since, changes, timeZone }: SinceLastVisitProps) {
  const styles = useStyles()
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
