import { Button, mergeClasses } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { Task, TaskDue } from 'openapi'
import { taskDueLabels } from 'openapi/codes'
import { useId } from 'react'
import { formatCount } from 'ui-kit/format'
import { lazyPart } from 'ui-kit/lazy-part'
import { useToday } from 'remote-kit/use-today'
import { useTaskCommands } from '#parts/task-commands/use-task-commands.tsx'
import { taskSelectionAtom } from '#parts/task-selection/task-selection.atoms.ts'
import type { TeamPeople } from '#parts/teams/teams.api.ts'
import { copy } from './copy.ts'
import { groupByDue } from './group-by-due.ts'
import { useTaskListStyles } from './TaskList.styles.ts'
import { TaskRows } from './TaskRows.tsx'

const TaskSelectionBar = lazyPart(
  async () => (await import('#parts/task-selection/TaskSelectionBar.tsx')).TaskSelectionBar,
)

export interface TaskListProps {
  /** Sorted by due date; completed tasks by completion, latest first. */
  tasks: readonly Task[]
  people: TeamPeople
  onOpen: (task: Task) => void
  /** Loads the next tasks; null when all of them are loaded. */
  onMore: (() => void) | null
  isLoadingMore: boolean
  /** Completed tasks are in one group. */
  isDone?: boolean
  /** Off inside a deal, where every task has the same deal. */
  showsDeal?: boolean
}

/** Tasks grouped by due date. */
export function TaskList(props: TaskListProps) {
  const { tasks, people, onOpen, onMore, isLoadingMore, isDone = false, showsDeal = true } = props
  const styles = useTaskListStyles()
  const now = useToday()
  const groups = isDone ? [{ due: null, tasks }] : groupByDue(tasks, now)
  const selection = useAtomValue(taskSelectionAtom)
  const menu = useTaskCommands({ tasks, people, onOpen, canSelect: true })
  return (
    <div className={styles.groups}>
      {selection && <TaskSelectionBar tasks={tasks} people={people} />}
      {groups.map((group, index) => (
        <TaskSection
          key={group.due}
          due={group.due}
          count={group.tasks.length}
          // Sorted by due date, only the last group can be incomplete.
          isCut={Boolean(onMore) && index === groups.length - 1}
        >
          <TaskRows tasks={group.tasks} people={people} onOpen={onOpen} showsDeal={showsDeal} />
        </TaskSection>
      ))}
      {onMore && (
        <Button className={styles.more} disabled={isLoadingMore} onClick={onMore}>
          {copy.taskList.more}
        </Button>
      )}
      {menu}
    </div>
  )
}

interface TaskSectionProps {
  due: TaskDue | null
  count: number
  isCut: boolean
  children: React.ReactNode
}

function TaskSection({ due, count, isCut, children }: TaskSectionProps) {
  const styles = useTaskListStyles()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={mergeClasses(styles.heading, due === 'overdue' && styles.late)}>
        {due ? taskDueLabels[due] : copy.taskSection.done}{' '}
        <span className={styles.count}>{formatCount(count, isCut)}</span>
      </h2>
      <div className={styles.card}>{children}</div>
    </section>
  )
}
