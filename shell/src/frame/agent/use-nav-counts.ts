import { useAtomValue } from 'jotai'
import { useApi } from 'remote-kit/context'
import { currentTeamIdAtom } from 'remote-kit/session'

/** What waits behind an entry of the menu, by path: tasks late or of today, new leads. Empty until it is known. */
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
