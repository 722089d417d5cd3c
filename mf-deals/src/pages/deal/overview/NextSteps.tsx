import type { Deal, Task } from 'openapi'
import { Link } from 'react-router'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { TaskRows } from '#parts/task-list/TaskRows.tsx'
import { useTaskList } from '#parts/tasks/tasks.api.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { useNextStepsStyles } from './NextSteps.styles.ts'

const OPEN = ['NOT_STARTED', 'IN_PROGRESS'] as const

const SHOWN = 5

/** The first open tasks of a deal, completed in place. */
export function NextSteps({ deal, onOpen }: { deal: Deal; onOpen: (task: Task) => void }) {
  const styles = useNextStepsStyles()
  const people = useTeamPeople()
  const list = useTaskList({ deal: deal.id, progress: [...OPEN], sort: 'due_date', page_size: SHOWN })
  const tasks = list.data?.pages[0]?.results ?? []
  const { done, total } = deal.progress

  return (
    <Panel
      title={copy.nextSteps.title}
      actions={
        <Link className={styles.all} to="?view=tasks">
          {copy.nextSteps.progress(done, total)}
        </Link>
      }
    >
      {list.isPending && <SkeletonRows label={copy.nextSteps.loading} rows={Math.min(SHOWN, total - done)} />}
      {list.isError && !list.data && (
        <ErrorState title={copy.nextSteps.failed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && tasks.length === 0 && <Hint>{copy.nextSteps.nothing}</Hint>}
      <TaskRows tasks={tasks} people={people} onOpen={onOpen} showsDeal={false} isInPanel />
    </Panel>
  )
}
