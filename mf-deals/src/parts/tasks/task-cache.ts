/** Tasks in the query cache: all copies of one change together. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Home, Task, TaskPage } from 'openapi'
import { queriesOf } from 'remote-kit/query-keys'

const LISTS = queriesOf('/tasks/')
const HOME = queriesOf('/home/')

type TaskPatch = Partial<Pick<Task, 'progress' | 'completed_at' | 'assignee' | 'waiting_on'>>

const patchAll = <List extends { results: Task[] }>(list: List, id: string, patch: TaskPatch): List => ({
  ...list,
  results: list.results.map((task) => (task.id === id ? { ...task, ...patch } : task)),
})

const patchLists = (lists: TaskPage | InfiniteData<TaskPage>, id: string, patch: TaskPatch) =>
  'pages' in lists
    ? { ...lists, pages: lists.pages.map((page) => patchAll(page, id, patch)) }
    : patchAll(lists, id, patch)

/** Applies `patch` at once wherever the task is listed. Applying the old values rolls back exactly that. */
export function patchTask(cache: QueryClient, id: string, patch: TaskPatch): void {
  cache.setQueriesData<TaskPage | InfiniteData<TaskPage>>(
    { queryKey: LISTS },
    (lists) => lists && patchLists(lists, id, patch),
  )
  cache.setQueriesData<Home>(
    { queryKey: HOME },
    (home) =>
      home && {
        ...home,
        overdue_tasks: patchAll(home.overdue_tasks, id, patch),
        today_tasks: patchAll(home.today_tasks, id, patch),
        team_overdue_tasks: patchAll(home.team_overdue_tasks, id, patch),
      },
  )
}

/** Cancels pending reads that would overwrite an optimistic change. */
export async function cancelTaskReads(cache: QueryClient): Promise<void> {
  await Promise.all([LISTS, HOME].map((queryKey) => cache.cancelQueries({ queryKey })))
}
