import type { ReactNode } from 'react'
import type { TeamPeople } from 'remote-kit/team-people'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { NoMatch } from 'ui-kit/NoMatch'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import type { TaskGrouping } from '#parts/task-list/group-tasks.ts'
import { TaskList } from '#parts/task-list/TaskList.tsx'
import type { TaskFilters } from '#parts/tasks/task-query.ts'
import type { useTaskList } from '#parts/tasks/tasks.api.ts'
import { ANYONE } from '#parts/tasks/tasks.atoms.ts'
import { copy } from './copy.ts'

export interface FoundTasksProps {
  list: ReturnType<typeof useTaskList>
  filters: TaskFilters
  groupBy: TaskGrouping
  people: TeamPeople
  onOpen: (id: string) => void
  /** Takes the filters back to those of one's own open tasks. */
  onClear: () => void
  /** The button that adds a task, for a list that has none. */
  add: ReactNode
}

/** The tasks that the filters leave, or why there are none. */
export function FoundTasks({ list, filters, groupBy, people, onOpen, onClear, add }: FoundTasksProps) {
  const tasks = list.data?.pages.flatMap(({ results }) => results) ?? []
  if (list.isPending) return <SkeletonRows label={copy.tasksPage.loading} rows={8} />
  if (list.isError && tasks.length === 0)
    return <ErrorState title={copy.tasksPage.failed} error={list.error} onRetry={() => void list.refetch()} />
  if (tasks.length > 0)
    return (
      <TaskList
        tasks={tasks}
        people={people}
        onOpen={({ id }) => onOpen(id)}
        onMore={list.hasNextPage ? () => void list.fetchNextPage() : null}
        isLoadingMore={list.isFetchingNextPage}
        groupBy={groupBy}
        isDone={filters.due === 'done'}
      />
    )
  if (isFiltered(filters)) return <NoMatch what={copy.tasksPage.what} onClear={onClear} />
  return (
    <EmptyState title={copy.tasksPage.emptyTitle} action={add}>
      {copy.tasksPage.empty}
    </EmptyState>
  )
}

const isFiltered = ({ due, waiting, assignee }: TaskFilters): boolean =>
  due !== 'open' || waiting !== ANYONE || (assignee !== 'me' && assignee !== 'team')
