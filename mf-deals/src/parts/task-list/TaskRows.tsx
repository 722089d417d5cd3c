import { mergeClasses } from '@fluentui/react-components'
import type { Task } from 'openapi'
import { useToday } from 'remote-kit/use-today'
import { useCovered } from '#parts/away/use-covered.ts'
import { useContactNames } from '#parts/contacts/contacts.api.ts'
import { useTaskApproach } from '#parts/task-panel/use-task-approach.ts'
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
  const approach = useTaskApproach()
  const covered = useCovered(people, now)
  const contacts = useContactNames(
    tasks.flatMap(({ deal, contact }) => (deal === null && contact !== null ? [contact] : [])),
  )
  return (
    <ul className={mergeClasses(styles.list, isInPanel && styles.inPanel)}>
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          now={now}
          assigneeName={people.nameOf(task.assignee)}
          contactName={contacts.get(task.contact ?? '') ?? ''}
          isCovered={covered.some(({ user }) => user === task.assignee)}
          onComplete={complete}
          onOpen={onOpen}
          approach={approach(task.id)}
          showsDeal={showsDeal}
        />
      ))}
    </ul>
  )
}
