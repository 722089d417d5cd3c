import type { Task, TaskPage } from 'openapi'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { TaskRows } from '#parts/task-list/TaskRows.tsx'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { SeeAll } from './SeeAll.tsx'

export interface HomeTasksPanelProps {
  title: string
  list: TaskPage
  /** The list that the count links to. */
  to: string
  onOpen: (task: Task) => void
  /** Shown if the list is empty. */
  nothing?: string
}

/** The first tasks of a list, completed in place. */
export function HomeTasksPanel({ title, list, to, onOpen, nothing }: HomeTasksPanelProps) {
  const people = useTeamPeople()
  return (
    <Panel
      title={title}
      actions={<SeeAll count={list.count} shown={list.results.length} to={to} what={copy.homeTasksPanel.what(title)} />}
    >
      {list.results.length === 0 && <Hint>{nothing}</Hint>}
      <TaskRows tasks={list.results} people={people} onOpen={onOpen} isInPanel />
    </Panel>
  )
}
