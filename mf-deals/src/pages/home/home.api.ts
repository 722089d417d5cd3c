import { useAtomValue, useSetAtom } from 'jotai'
import type { Home, SmartList } from 'openapi'
import { DealStatusFilter, TaskDue } from 'openapi/codes'
import { useApi } from 'remote-kit/context'
import { currentTeamIdAtom, userProfileAtom } from 'remote-kit/session'
import { useWrite } from 'remote-kit/use-write'
import { taskQueryOf } from '#parts/tasks/task-query.ts'
import { ANYONE } from '#parts/tasks/tasks.atoms.ts'

/** The request for the home screen of a team. */
export const homeRequest = (team: string | null) => ({ params: { query: team ? { team } : {} } })

/** The home screen of the current team. Each count matches the list that it links to. */
export function useHome() {
  return useApi().useQuery('get', '/home/', homeRequest(useAtomValue(currentTeamIdAtom)), { meta: { silent: true } })
}

/** What to do first with a new account; not requested once the viewer has hidden it. */
export function useFirstSteps(isHidden: boolean) {
  return useApi().useQuery('get', '/home/first_steps/', {}, { enabled: !isHidden, meta: { silent: true } })
}

/** The smart lists of contacts that are on the viewer's home. */
export function usePinnedLists() {
  const query = { pinned: true, page_size: PINNED, count: 'none' as const }
  return useApi().useQuery('get', '/smart_lists/', { params: { query } }, { meta: { silent: true } })
}

/** The first contacts of a smart list. */
export function usePinnedContacts({ filters, sort, custom_sort }: SmartList) {
  const order = custom_sort ? { custom_sort } : { sort }
  const query = { ...filters, ...order, page_size: SHOWN, count: 'none' as const }
  return useApi().useQuery('get', '/contacts/', { params: { query } }, { meta: { silent: true } })
}

/** Hides the first steps for good. The profile menu brings them back. */
export function useHideFirstSteps() {
  const setProfile = useSetAtom(userProfileAtom)
  return useWrite(
    'user',
    (api, id: string) =>
      api.PATCH('/user/{id}/tour/', { params: { path: { id } }, body: { first_steps_hidden: true } }),
    // Nothing else shows them.
    { onSuccess: setProfile, leaves: {} },
  )
}

/** The viewer's open deals by what comes next in each. Deals without a date come last, and are left out. */
export function useDealsNext() {
  const team = useAtomValue(currentTeamIdAtom)
  const query = {
    ...(team && { team }),
    agent: 'me',
    deal_status: DealStatusFilter.ActiveOnly,
    sort: 'next_date' as const,
    page_size: SHOWN,
    count: 'exact' as const,
  }
  return useApi().useQuery('get', '/deals/', { params: { query } }, { meta: { silent: true } })
}

/** The viewer's first tasks after the next 7 days, and those without a date. */
export function useLaterTasks() {
  const team = useAtomValue(currentTeamIdAtom)
  const query = {
    ...(team && { team }),
    assignee: 'me',
    due: [TaskDue.later, TaskDue.none],
    sort: 'due_date' as const,
    page_size: SHOWN,
  }
  return useApi().useQuery('get', '/tasks/', { params: { query } }, { meta: { silent: true } })
}

/** The most lists on home: each of them reads its contacts. */
const PINNED = 8

/** Rows in a panel, as many as the API returns with the home screen. */
const SHOWN = 5

/** The viewer's first tasks of the next 7 days. */
export function useNextTasks() {
  const team = useAtomValue(currentTeamIdAtom)
  const query = { ...taskQueryOf({ due: 'week', assignee: 'me', waiting: ANYONE }, team), page_size: SHOWN }
  return useApi().useQuery('get', '/tasks/', { params: { query } }, { meta: { silent: true } })
}

/**
 * Whether the viewer has no work yet: an empty day and no deal. False until known. Deals are only requested on an empty
 * day.
 */
export function useIsNew(home: Home | undefined): boolean {
  const isEmptyDay =
    home !== undefined &&
    [home.overdue_tasks, home.today_tasks, home.closing_soon, home.new_leads, home.contact_dates].every(
      ({ count }) => count === 0,
    )
  const { data } = useApi().useQuery(
    'get',
    '/deals/',
    { params: { query: { page_size: 1, count: 'none' } } },
    { enabled: isEmptyDay, meta: { silent: true } },
  )
  return isEmptyDay && data?.results.length === 0
}
