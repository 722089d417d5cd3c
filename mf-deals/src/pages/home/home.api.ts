import { useAtomValue } from 'jotai'
import type { Home } from 'openapi'
import { useApi } from 'remote-kit/context'
import { currentTeamIdAtom } from 'remote-kit/session'
import { type TaskFilters, taskQueryOf } from '#parts/tasks/task-query.ts'
import { ANYBODY } from '#parts/tasks/tasks.atoms.ts'

/** What the day starts with, for the current team. Each count is that of the list that it opens. */
export function useHome() {
  const team = useAtomValue(currentTeamIdAtom)
  return useApi().useQuery('get', '/home/', { params: { query: team ? { team } : {} } }, { meta: { silent: true } })
}

/** Rows of a panel, as many as the API gives with the day. */
const SHOWN = 5

/** The first tasks of the list that these filters open. */
export function useFirstTasks(filters: Pick<TaskFilters, 'due' | 'assignee'>) {
  const team = useAtomValue(currentTeamIdAtom)
  const query = { ...taskQueryOf({ waiting: ANYBODY, ...filters }, team), page_size: SHOWN }
  return useApi().useQuery('get', '/tasks/', { params: { query } }, { meta: { silent: true } })
}

/**
 * Whether the viewer has nothing to work on yet: an empty day and no deal at all. False until that is known; deals are
 * asked for on an empty day alone.
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
