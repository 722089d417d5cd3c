import { useAtomValue } from 'jotai'
import { useApi } from 'remote-kit/context'
import { currentTeamIdAtom } from 'remote-kit/session'

/** What the day starts with, for the current team. Each count is that of the list that it opens. */
export function useHome() {
  const team = useAtomValue(currentTeamIdAtom) ?? undefined
  return useApi().useQuery('get', '/home/', { params: { query: { team } } }, { meta: { silent: true } })
}
