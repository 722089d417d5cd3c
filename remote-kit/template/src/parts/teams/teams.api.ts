/** API calls of teams. */
import { useApi } from 'remote-kit/context'

/** The teams that the viewer belongs to. Screens show failures themselves. */
export function useTeams() {
  return useApi().useQuery('get', '/teams/', { params: { query: { page_size: 100 } } }, { meta: { silent: true } })
}
