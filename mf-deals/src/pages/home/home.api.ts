import { useAtomValue } from 'jotai'
import type { Home } from 'openapi'
import { useApi } from 'remote-kit/context'
import { currentTeamIdAtom } from 'remote-kit/session'
import { type TaskFilters, taskQueryOf } from '#parts/tasks/task-query.ts'
import { ANYBODY } from '#parts/tasks/tasks.atoms.ts'

/** The home screen of the current team. Each count matches the list that it links to. */
export function useHome() {
  const team = useAtomValue(currentTeamIdAtom)
  return useApi().useQuery('get', '/home/', { params: { query: team ? { team } : {} } }, { meta: { silent: true } })
}

/** Rows in a panel, as many as the API returns with the home screen. */
const SHOWN = 5

/** The first tasks of the list with these filters. */
export function useFirstTasks(filters: Pick<TaskFilters, 'due' | 'assignee'>) {
  const team = useAtomValue(currentTeamIdAtom)
  const query = { ...taskQueryOf({ waiting: ANYBODY, ...filters }, team), page_size: SHOWN }
  return useApi().useQuery('get', '/tasks/', { params: { query } }, { meta: { silent: true } })
}

/**
 * Whether the viewer has no work yet: an empty day and no deal. False until known. Deals are only requested on an empty
 * day.
 */
export function useIsNew(home: Home | undefined): boolean {
  const isEmptyDay =
    home !== undefined &&
    [home.overdue_tasks, home.today_tasks, home.closing_soon, home.new_leads].every(({ count }) => count === 0)
  const { data } = useApi().useQuery(
    'get',
    '/deals/',
    { params: { query: { page_size: 1, count: 'none' } } },
    { enabled: isEmptyDay, meta: { silent: true } },
  )
  return isEmptyDay && data?.results.length === 0
}
