import { Button, mergeClasses } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { Task } from 'openapi'
import { useId } from 'react'
import { formatCount } from 'ui-kit/format'
import { lazyPart } from 'ui-kit/lazy-part'
import { useToday } from 'remote-kit/use-today'
import { useTaskCommands } from '#parts/task-commands/use-task-commands.tsx'
import { taskSelectionAtom } from '#parts/task-selection/task-selection.atoms.ts'
import type { TeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { groupTasks, type TaskGroup, type TaskGrouping } from './group-tasks.ts'
import { useTaskListStyles } from './TaskList.styles.ts'
import { TaskRows } from './TaskRows.tsx'
import { useDropColumn, WaitingMoves } from './waiting-moves.tsx'

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
  /** By date if it isn't stated. */
  groupBy?: TaskGrouping
  /** By date, completed tasks are in one group. */
  isDone?: boolean
  /** Off inside a deal, where every task has the same deal. */
  showsDeal?: boolean
}

/**
 * Tasks in groups: by due date, deal or person, or in columns by who they wait on, between which they can be dragged.
 */
export function TaskList(props: TaskListProps) {
  const { tasks, people, onOpen, onMore, isLoadingMore, groupBy = 'date', isDone = false, showsDeal = true } = props
  const styles = useTaskListStyles()
  const now = useToday()
  const isOneGroup = isDone && groupBy === 'date'
  const groups: TaskGroup[] = isOneGroup
    ? [{ key: 'done', title: copy.taskList.done, tasks: [...tasks] }]
    : groupTasks(tasks, { by: groupBy, now, people })
  const selection = useAtomValue(taskSelectionAtom)
  const menu = useTaskCommands({ tasks, people, onOpen, canSelect: true })
  const sections = groups.map((group, index) => (
    <TaskSection
      key={group.key}
      group={group}
      // Sorted by due date, only the last group of dates can be incomplete.
      isCut={Boolean(onMore) && (groupBy !== 'date' || index === groups.length - 1)}
    >
      <TaskRows tasks={group.tasks} people={people} onOpen={onOpen} showsDeal={showsDeal && groupBy !== 'deal'} />
    </TaskSection>
  ))
  return (
    <div className={styles.groups}>
      {selection && <TaskSelectionBar tasks={tasks} people={people} />}
      <div className={mergeClasses(styles.sections, groupBy === 'waiting' && styles.columns)}>
        {groupBy === 'waiting' ? <WaitingMoves>{sections}</WaitingMoves> : sections}
      </div>
      {onMore && (
        <Button className={styles.more} disabledFocusable={isLoadingMore} onClick={onMore}>
          {copy.taskList.more}
        </Button>
      )}
      {menu}
    </div>
  )
}

interface TaskSectionProps {
  group: TaskGroup
  /** There are more that are not loaded yet. */
  isCut: boolean
  children: React.ReactNode
}

function TaskSection({ group: { title, tasks, isLate, waitingOn }, isCut, children }: TaskSectionProps) {
  const styles = useTaskListStyles()
  const id = useId()
  const { isOver, handlers } = useDropColumn(waitingOn)
  return (
    <section aria-labelledby={id} {...handlers}>
      <h2 id={id} className={mergeClasses(styles.heading, isLate && styles.late)}>
        {title} <span className={styles.count}>{formatCount(tasks.length, isCut)}</span>
      </h2>
      <div className={mergeClasses(styles.card, isOver && styles.over)}>
        {tasks.length > 0 ? children : <p className={styles.none}>{copy.taskList.none}</p>}
      </div>
    </section>
  )
}
