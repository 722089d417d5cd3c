import { Select } from '@fluentui/react-components'
import { taskFields } from 'openapi/fields/task'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import type { TaskFilters } from '#parts/tasks/task-query.ts'
import { parseTaskGrouping, type TaskGrouping, taskGroupingLabels } from '#parts/task-list/group-tasks.ts'
import {
  type DueDateFilter,
  dueDateFilterLabels,
  parseDueDateFilter,
  parseWaitingFilter,
  waitingFilterLabels,
} from '#parts/tasks/tasks.atoms.ts'
import type { TeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { useTaskFilterBarStyles } from './TaskFilterBar.styles.ts'

const dueOptions = Object.entries(dueDateFilterLabels).flatMap(([text, label]) => {
  const value = parseDueDateFilter(text)
  return value ? [{ value, label }] : []
})

export interface TaskFilterBarProps {
  filters: TaskFilters
  people: TeamPeople
  onChange: (changes: Partial<TaskFilters>) => void
  groupBy: TaskGrouping
  onGroupBy: (by: TaskGrouping) => void
}

/** Filters by assignee and due date (docs/specification.md §3), and by who is waited for, and what the groups are. */
export function TaskFilterBar({ filters, people, onChange, groupBy, onGroupBy }: TaskFilterBarProps) {
  const styles = useTaskFilterBarStyles()
  return (
    <div className={styles.bar}>
      <Select
        aria-label={taskFields.assignee.label}
        className={styles.assignee}
        value={filters.assignee}
        onChange={(_, { value }) => onChange({ assignee: value })}
      >
        <option value="me">{copy.taskFilterBar.mine}</option>
        <option value="team">{copy.taskFilterBar.all}</option>
        <option value="unassigned">{copy.taskFilterBar.unassigned}</option>
        {people.active.map(({ user }) => (
          <option key={user} value={user}>
            {people.nameOf(user)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={taskFields.waiting_on.label}
        className={styles.assignee}
        value={filters.waiting}
        onChange={(_, { value }) => onChange({ waiting: parseWaitingFilter(value) })}
      >
        {Object.entries(waitingFilterLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <SegmentedTabs<DueDateFilter>
        label={taskFields.due_date.label}
        value={filters.due}
        options={dueOptions}
        onChange={(due) => onChange({ due })}
      />
      <Select
        aria-label={copy.taskFilterBar.groupBy}
        className={styles.assignee}
        value={groupBy}
        onChange={(_, { value }) => onGroupBy(parseTaskGrouping(value))}
      >
        {Object.entries(taskGroupingLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
