import { Button } from '@fluentui/react-components'
import { useSetAtom } from 'jotai'
import type { Task } from 'openapi'
import { Link } from 'react-router'
import { selectTasksAtom } from '#parts/task-selection/task-selection.atoms.ts'
import { useBulkEdit } from '#parts/task-selection/use-bulk-edit.ts'
import { copy } from './copy.ts'
import { useEarlyTasksStyles } from './EarlyTasks.styles.ts'

/** Says that tasks from before the contract are still open, and marks them as done in one step, or selects them. */
export function EarlyTasks({ tasks }: { tasks: readonly Pick<Task, 'id'>[] }) {
  const styles = useEarlyTasksStyles()
  const select = useSetAtom(selectTasksAtom)
  const { mutate, isPending } = useBulkEdit()
  const ids = tasks.map(({ id }) => id)
  return (
    <div className={styles.line}>
      <span className={styles.text}>{copy.text(ids.length)}</span>
      <div className={styles.actions}>
        <Link className={styles.review} to="?view=tasks" onClick={() => select(ids, true)}>
          {copy.review}
        </Link>
        <Button
          size="small"
          disabledFocusable={isPending}
          onClick={() => mutate({ tasks: ids, change: { complete: true } })}
        >
          {copy.finish}
        </Button>
      </div>
    </div>
  )
}
