import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { NOTHING } from './format.ts'
import { look } from './theme.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '2px 10px', margin: '6px 0 0' },
  label: { color: look.ink2 },
  value: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
})

/** One field that two people changed, both values as a person reads them; empty where there is none. */
export interface Difference {
  label: string
  theirs: string
  yours: string
}

export interface ConflictNoticeProps {
  differences: readonly Difference[]
  onKeepTheirs: () => void
  onUseMine: () => void
}

/** Somebody else saved first: shows both values and asks which one stays. */
export function ConflictNotice({ differences, onKeepTheirs, onUseMine }: ConflictNoticeProps) {
  const styles = useStyles()
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        Someone else changed this in the meantime.
        {differences.map(({ label, theirs, yours }) => (
          <dl key={label} className={styles.list} aria-label={label}>
            <dt className={styles.label}>{`${label} is now`}</dt>
            <dd className={styles.value}>{theirs || NOTHING}</dd>
            <dt className={styles.label}>You wrote</dt>
            <dd className={styles.value}>{yours || NOTHING}</dd>
          </dl>
        ))}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={onKeepTheirs}>
          Keep theirs
        </Button>
        <Button size="small" appearance="primary" onClick={onUseMine}>
          Use mine
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
