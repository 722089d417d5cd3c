import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useAtomValue } from 'jotai'
import { useToday } from 'remote-kit/use-today'
import { paramsWith, useSearchParamAtOnce, useSearchParams } from 'remote-kit/use-search-params'
import { exportAddress } from 'remote-kit/export-address'
import { canExport } from 'remote-kit/rights'
import { currentTeamIdAtom, userProfileAtom } from 'remote-kit/session'
import { ExportButton } from 'ui-kit/ExportButton'
import { formatExtent } from 'ui-kit/format'
import { PageFrame } from 'ui-kit/PageFrame'
import { CoveringFilter } from '#parts/away/CoveringFilter.tsx'
import { useCovered } from '#parts/away/use-covered.ts'
import { parseTaskGrouping } from '#parts/task-list/group-tasks.ts'
import { NewTaskPanel } from '#parts/new-task/new-task-panel.ts'
import { OpenTaskOfUrl, useSetTaskOfUrl } from '#parts/task-panel/OpenTask.tsx'
import { SelectTasksButton } from '#parts/task-selection/SelectTasksButton.tsx'
import { taskQueryOf } from '#parts/tasks/task-query.ts'
import { useTaskList } from '#parts/tasks/tasks.api.ts'
import { ANYONE } from '#parts/tasks/tasks.atoms.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { FoundTasks } from './FoundTasks.tsx'
import { TaskFilterBar } from './TaskFilterBar.tsx'
import { useTaskFilterBarStyles } from './TaskFilterBar.styles.ts'
import { useTaskFilters } from './use-task-filters.ts'

/** `/agent/tasks`: the tasks of one person or the team, by due date, deal, person or who they wait for. `?task=` opens one, `?create=task` a new one. */
export function TasksPage() {
  const styles = useTaskFilterBarStyles()
  const [filters, setFilters] = useTaskFilters()
  const [params, setParams] = useSearchParams()
  const team = useAtomValue(currentTeamIdAtom)
  const people = useTeamPeople(team)
  const query = taskQueryOf(filters, team)
  const list = useTaskList(query)
  const viewer = useAtomValue(userProfileAtom)
  const covered = useCovered(people, useToday())
  const found = list.data?.pages[0]
  const groupBy = parseTaskGrouping(params.get('group'))

  const openTask = useSetTaskOfUrl()
  const setParam = (name: 'create' | 'group', value: string | null) =>
    setParams((current) => paramsWith(current, { [name]: value }))

  const addButton = (
    <Button
      appearance="primary"
      icon={<AddRegular />}
      onClick={() => setParam('create', 'task')}
      {...NewTaskPanel.onApproach}
    >
      {copy.tasksPage.create}
    </Button>
  )

  return (
    <PageFrame
      title={copy.tasksPage.title}
      actions={
        <>
          {found && found.results.length > 0 && (
            <>
              <SelectTasksButton />
              {canExport(viewer) && (
                <ExportButton
                  href={exportAddress('/tasks/export/', query)}
                  what={formatExtent(found.count_is_capped ? null : found.count, 'task', true)}
                />
              )}
            </>
          )}
          {addButton}
        </>
      }
    >
      <TaskFilterBar
        filters={filters}
        people={people}
        onChange={setFilters}
        groupBy={groupBy}
        onGroupBy={(by) => setParam('group', by === 'date' ? null : by)}
      />
      {viewer && covered.length > 0 && (
        <div className={styles.covering}>
          <CoveringFilter
            viewer={viewer.id}
            covered={covered.map(({ user }) => ({ user, name: people.nameOf(user) }))}
            value={filters.assignee}
            onChange={(assignee) => setFilters({ assignee })}
          />
        </div>
      )}
      <FoundTasks
        list={list}
        filters={filters}
        groupBy={groupBy}
        people={people}
        onOpen={openTask}
        onClear={() => setFilters({ due: 'open', assignee: 'me', waiting: ANYONE })}
        add={addButton}
      />
      <OpenTaskOfUrl />
      <CreateTask onClose={() => setParam('create', null)} />
    </PageFrame>
  )
}

/** The form of a new task, if the URL asks for it. */
function CreateTask({ onClose }: { onClose: () => void }) {
  return useSearchParamAtOnce('create') === 'task' && <NewTaskPanel onClose={onClose} />
}
