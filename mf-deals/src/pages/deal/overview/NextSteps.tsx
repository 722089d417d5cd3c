import type { Deal, Task } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { Link } from 'react-router'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { lazyPart } from 'ui-kit/lazy-part'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { earlyTasks } from '#parts/early-tasks/early-tasks.ts'
import { useMilestones } from '#parts/milestones/milestones.api.ts'
import { TaskRows } from '#parts/task-list/TaskRows.tsx'
import { useTaskList } from '#parts/tasks/tasks.api.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { useNextStepsStyles } from './NextSteps.styles.ts'

// Few deals have any.
const EarlyTasks = lazyPart(async () => (await import('#parts/early-tasks/EarlyTasks.tsx')).EarlyTasks)

const OPEN = ['NOT_STARTED', 'IN_PROGRESS'] as const

const SHOWN = 5
/** Enough for all open tasks of a deal. */
const ALL = 100

/** The first open tasks of a deal, completed in place. Under contract, with those that the contract has overtaken. */
export function NextSteps({ deal, onOpen }: { deal: Deal; onOpen: (task: Task) => void }) {
  const styles = useNextStepsStyles()
  const people = useTeamPeople()
  const hasContract = deal.status === DealStatus.UnderContract
  const milestones = useMilestones(hasContract ? deal.id : null)
  const pageSize = hasContract ? ALL : SHOWN
  const list = useTaskList({ deal: deal.id, progress: [...OPEN], sort: 'due_date', page_size: pageSize })
  const open = list.data?.pages[0]?.results ?? []
  const tasks = open.slice(0, SHOWN)
  const early = earlyTasks(open, milestones.data?.results ?? [])
  // Drawn at once with the tasks, so that nothing moves.
  const isPending = list.isPending || milestones.isLoading
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
      {isPending && <SkeletonRows label={copy.nextSteps.loading} rows={Math.min(SHOWN, total - done)} />}
      {list.isError && !list.data && (
        <ErrorState title={copy.nextSteps.failed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && tasks.length === 0 && <Hint>{copy.nextSteps.nothing}</Hint>}
      {!isPending && <TaskRows tasks={tasks} people={people} onOpen={onOpen} showsDeal={false} isInPanel />}
      {!isPending && early.length > 0 && <EarlyTasks tasks={early} />}
    </Panel>
  )
}
