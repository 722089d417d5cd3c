import { Button } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { ClientTask } from 'openapi'
import { Progress } from 'openapi/codes'
import { dueText } from './due-text.ts'
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
  const [first, ...others] = tasks.filter((task) => task.yours && task.progress !== Progress.COMPLETE)
  if (!first) return null
  return (
    <div className={styles.banner}>
      <EditRegular className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <b className={styles.title}>Your turn: {first.title}</b>
        <p className={styles.due}>
          {first.due_date ? `Due: ${dueText(first, now, timeZone)}.` : 'Whenever you are ready.'}
          {others.length > 0 &&
            ` ${others.length === 1 ? 'One more thing waits' : `${others.length} more things wait`} for you below.`}
        </p>
      </div>
      {onComplete && (
        <Button appearance="primary" className={styles.action} onClick={() => onComplete(first.id)}>
          Mark as done
        </Button>
      )}
    </div>
  )
}
