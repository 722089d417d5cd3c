import { mergeClasses } from '@fluentui/react-components'
import type { Task } from 'openapi'
import { useToday } from 'remote-kit/use-today'
import { useCovered } from '#parts/away/use-covered.ts'
import { TaskPanel } from '#parts/task-panel/task-panel.ts'
import { useTaskCompletion } from '#parts/tasks/tasks.api.ts'
import type { TeamPeople } from 'remote-kit/team-people'
import { TaskRow } from './TaskRow.tsx'
import { useTaskRowsStyles } from './TaskRows.styles.ts'

export interface TaskRowsProps {
  tasks: readonly Task[]
  people: TeamPeople
  onOpen: (task: Task) => void
  /** Off inside a deal, where every task has the same deal. */
  showsDeal?: boolean
  /** Aligns the rows with the title of the panel around them. */
  isInPanel?: boolean
}

/** Tasks as rows, each completed in place with Undo. */
export function TaskRows({ tasks, people, onOpen, showsDeal = true, isInPanel = false }: TaskRowsProps) {
  const styles = useTaskRowsStyles()
  const now = useToday()
  const complete = useTaskCompletion()
  const covered = useCovered(people, now)
  return (
    <ul className={mergeClasses(styles.list, isInPanel && styles.inPanel)} {...TaskPanel.onApproach}>
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          now={now}
          assigneeName={people.nameOf(task.assignee)}
          isCovered={covered.some(({ user }) => user === task.assignee)}
          onComplete={complete}
          onOpen={onOpen}
          showsDeal={showsDeal}
        />
      ))}
    </ul>
  )
}
