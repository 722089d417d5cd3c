import { Select } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { taskFields } from 'openapi/fields/task'
import { deviceTypeAtom } from 'remote-kit/session'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { FilterSheet } from '#parts/controls/FilterSheet.tsx'
import type { TaskFilters } from '#parts/tasks/task-query.ts'
import { parseTaskGrouping, type TaskGrouping, taskGroupingLabels } from '#parts/task-list/group-tasks.ts'
import {
  ANYONE,
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

/**
 * Filters by assignee and due date (docs/specification.md §3), and by who is waited for, and what the groups are. On a
 * phone it is one row, with all but the due date in a sheet.
 */
export function TaskFilterBar(props: TaskFilterBarProps) {
  const styles = useTaskFilterBarStyles()
  const { filters, groupBy } = props
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const due = (
    <SegmentedTabs<DueDateFilter>
      label={taskFields.due_date.label}
      value={filters.due}
      options={dueOptions}
      onChange={(next) => props.onChange({ due: next })}
    />
  )
  return isPhone ? (
    <div className={styles.phoneBar}>
      {due}
      <FilterSheet
        isFiltered={filters.assignee !== 'me' || filters.waiting !== ANYONE || groupBy !== 'date'}
        show={copy.taskFilterBar.show}
      >
        <WhoseSelects {...props} />
        <GroupSelect {...props} />
      </FilterSheet>
    </div>
  ) : (
    <div className={styles.bar}>
      <WhoseSelects {...props} />
      {due}
      <GroupSelect {...props} />
    </div>
  )
}

function WhoseSelects({ filters, people, onChange }: TaskFilterBarProps) {
  const styles = useTaskFilterBarStyles()
  return (
    <>
      <Select
        aria-label={taskFields.assignee.label}
        className={styles.select}
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
        className={styles.select}
        value={filters.waiting}
        onChange={(_, { value }) => onChange({ waiting: parseWaitingFilter(value) })}
      >
        {Object.entries(waitingFilterLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </>
  )
}

function GroupSelect({ groupBy, onGroupBy }: TaskFilterBarProps) {
  const styles = useTaskFilterBarStyles()
  return (
    <Select
      aria-label={copy.taskFilterBar.groupBy}
      className={styles.select}
      value={groupBy}
      onChange={(_, { value }) => onGroupBy(parseTaskGrouping(value))}
    >
      {Object.entries(taskGroupingLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
