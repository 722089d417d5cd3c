/** Where tasks lie in the query cache, and how all copies of one change together. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Home, Task, TaskPage } from 'openapi'

const LISTS = ['get', '/tasks/'] as const
const HOME = ['get', '/home/'] as const

/** What a change of a task shows in: lists, the home screen, the deal with its progress and risk, the calendar. */
const AFFECTED: readonly (readonly [string, string])[] = [
  LISTS,
  HOME,
  ['get', '/tasks/{id}/'],
  ['get', '/milestones/'],
  ['get', '/calendar/'],
  ['get', '/deals/'],
  ['get', '/deals/{id}/'],
  ['get', '/deals/{id}/history/'],
  ['get', '/deals/{id}/timeline/'],
  ['get', '/deals/{id}/why/'],
  ['get', '/workspaces/{id}/board/'],
]

type TaskPatch = Partial<Pick<Task, 'progress' | 'completed_at'>>

const patchAll = <List extends { results: Task[] }>(list: List, id: string, patch: TaskPatch): List => ({
  ...list,
  results: list.results.map((task) => (task.id === id ? { ...task, ...patch } : task)),
})

const patchLists = (lists: TaskPage | InfiniteData<TaskPage>, id: string, patch: TaskPatch) =>
  'pages' in lists
    ? { ...lists, pages: lists.pages.map((page) => patchAll(page, id, patch)) }
    : patchAll(lists, id, patch)

/** Shows `patch` at once wherever the task is listed. Giving the old values back rolls it back and nothing else. */
export function patchTask(queryClient: QueryClient, id: string, patch: TaskPatch): void {
  queryClient.setQueriesData<TaskPage | InfiniteData<TaskPage>>(
    { queryKey: LISTS },
    (lists) => lists && patchLists(lists, id, patch),
  )
  queryClient.setQueriesData<Home>(
    { queryKey: HOME },
    (home) =>
      home && {
        ...home,
        overdue_tasks: patchAll(home.overdue_tasks, id, patch),
        today_tasks: patchAll(home.today_tasks, id, patch),
      },
  )
}

/** Stops fetches under way that would paint over an optimistic change. */
export async function holdTaskLists(queryClient: QueryClient): Promise<void> {
  await Promise.all([LISTS, HOME].map((queryKey) => queryClient.cancelQueries({ queryKey })))
}

/** Fetches everything afresh that a changed task shows in. */
export async function refreshTasks(queryClient: QueryClient): Promise<void> {
  await Promise.all(AFFECTED.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
