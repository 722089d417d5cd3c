import { useAtomValue } from 'jotai'
import { useApi } from 'remote-kit/context'
import { currentTeamIdAtom } from 'remote-kit/session'

/** The counts beside menu entries, by path: tasks that are due or late, new leads. Empty until loaded. */
export function useNavCounts(): Record<string, number | undefined> {
  const team = useAtomValue(currentTeamIdAtom)
  const { data: home } = useApi().useQuery(
    'get',
    '/home/',
    { params: { query: { ...(team && { team }) } } },
    { enabled: team !== null, meta: { silent: true } },
  )
  if (!home) return {}
  return {
    '/agent/tasks': (home.overdue_tasks.count ?? 0) + (home.today_tasks.count ?? 0),
    '/agent/leads': home.new_leads.count ?? 0,
  }
}
