import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { Deal } from 'openapi'
import { useState } from 'react'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { SegmentedTabs } from 'ui-kit/SegmentedTabs'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { TaskList } from '#parts/task-list/TaskList.tsx'
import { NewTaskPanel } from '#parts/new-task/new-task-panel.ts'
import { SelectTasksButton } from '#parts/task-selection/SelectTasksButton.tsx'
import { useTaskList } from '#parts/tasks/tasks.api.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { useDealTasksViewStyles } from './DealTasksView.styles.ts'

const shownOptions = [
  { value: 'open', label: copy.shownOptions.open },
  { value: 'done', label: copy.shownOptions.done },
] as const

/** The tasks of a deal by when they are due. */
export function DealTasksView({ deal, onOpenTask }: { deal: Deal; onOpenTask: (task: string) => void }) {
  const styles = useDealTasksViewStyles()
  const [shown, setShown] = useState<'open' | 'done'>('open')
  const [isAdding, setIsAdding] = useState(false)
  const people = useTeamPeople()
  const list = useTaskList(
    shown === 'open'
      ? { deal: deal.id, progress: ['NOT_STARTED', 'IN_PROGRESS'], sort: 'due_date' }
      : { deal: deal.id, progress: ['COMPLETE'], sort: '-completed_at' },
  )
  const tasks = list.data?.pages.flatMap(({ results }) => results) ?? []
  const addButton = (
    <Button icon={<AddRegular />} onClick={() => setIsAdding(true)} {...NewTaskPanel.onApproach}>
      {copy.dealTasksView.add}
    </Button>
  )

  return (
    <>
      <div className={styles.bar}>
        <SegmentedTabs<'open' | 'done'>
          label={copy.dealTasksView.shown}
          width="tabs"
          value={shown}
          options={shownOptions}
          onChange={setShown}
        />
        {addButton}
        {tasks.length > 0 && <SelectTasksButton />}
      </div>
      {list.isPending && <SkeletonRows label={copy.dealTasksView.loading} rows={6} />}
      {list.isError && !list.data && (
        <ErrorState title={copy.dealTasksView.failed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && tasks.length === 0 && (
        <EmptyState
          title={shown === 'open' ? copy.dealTasksView.nothingOpen : copy.dealTasksView.nothingDone}
          action={addButton}
        >
          {copy.dealTasksView.empty}
        </EmptyState>
      )}
      {tasks.length > 0 && (
        <TaskList
          tasks={tasks}
          people={people}
          onOpen={({ id }) => onOpenTask(id)}
          onMore={list.hasNextPage ? () => void list.fetchNextPage() : null}
          isLoadingMore={list.isFetchingNextPage}
          isDone={shown === 'done'}
          showsDeal={false}
        />
      )}
      {isAdding && <NewTaskPanel deal={deal} onClose={() => setIsAdding(false)} />}
    </>
  )
}
