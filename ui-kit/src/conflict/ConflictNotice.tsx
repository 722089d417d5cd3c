import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { NOTHING } from '#format/format.ts'
import { copy } from './copy.ts'
import { useConflictNoticeStyles } from './ConflictNotice.styles.ts'

/** A field that two people changed, with both values as text. An empty text means no value. */
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

/** Shows both values of a conflict and asks which one to keep. */
export function ConflictNotice({ differences, onKeepTheirs, onUseMine }: ConflictNoticeProps) {
  const styles = useConflictNoticeStyles()
  return (
    <MessageBar ref={showWhole} intent="warning" layout="multiline">
      <MessageBarBody>
        {copy.conflictNotice.title}
        {differences.map(({ label, theirs, yours }) => (
          <dl key={label} className={styles.list} aria-label={label}>
            <div className={styles.pair}>
              <dt className={styles.label}>{copy.conflictNotice.theirs(label)}</dt>
              <dd className={styles.value}>{theirs || NOTHING}</dd>
            </div>
            <div className={styles.pair}>
              <dt className={styles.label}>{copy.conflictNotice.yours}</dt>
              <dd className={styles.value}>{yours || NOTHING}</dd>
            </div>
          </dl>
        ))}
      </MessageBarBody>
      <MessageBarActions className={styles.actions}>
        <Button className={styles.action} size="small" onClick={onKeepTheirs}>
          {copy.conflictNotice.keepTheirs}
        </Button>
        <Button className={styles.action} size="small" appearance="primary" onClick={onUseMine}>
          {copy.conflictNotice.useMine}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}

/** Scrolls the notice into view: it is taller than the field that it replaces. */
const showWhole = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })
