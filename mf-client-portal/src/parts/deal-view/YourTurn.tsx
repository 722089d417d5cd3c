import { Button } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { ClientTask } from 'openapi'
import { copy } from './copy.ts'
import { dueText } from './due-text.ts'
import { ownOpenTasks } from './own-tasks.ts'
import { useYourTurnStyles } from './YourTurn.styles.ts'

export interface YourTurnProps {
  tasks: ClientTask[]
  now: string
  timeZone: string
  onComplete?: ((taskId: string) => void) | undefined
}

/** The client's most urgent task. */
export function YourTurn({ tasks, now, timeZone, onComplete }: YourTurnProps) {
  const styles = useYourTurnStyles()
  const [first, ...others] = ownOpenTasks(tasks)
  if (!first) return null
  const day = dueText(first, now, timeZone)
  const isLate = first.due_date !== null && first.due_date < now
  const due = isLate ? copy.yourTurn.late(day) : copy.yourTurn.due(day)
  return (
    <div className={styles.banner}>
      <EditRegular className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <b className={styles.title}>{copy.yourTurn.title(first.title)}</b>
        <p className={styles.due}>
          {[day === '' ? copy.yourTurn.undated : due, others.length > 0 && copy.yourTurn.others(others.length)]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      {onComplete && (
        <Button appearance="primary" className={styles.action} onClick={() => onComplete(first.id)}>
          {copy.yourTurn.complete}
        </Button>
      )}
    </div>
  )
}
