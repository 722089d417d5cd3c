/** The viewer's teams as the screens read them. */
import { useApi } from 'remote-kit/context'

/** The teams that the viewer belongs to. A screen shows by itself that they could not be loaded. */
export function useTeams() {
  return useApi().useQuery('get', '/teams/', { params: { query: { page_size: 100 } } }, { meta: { silent: true } })
}
