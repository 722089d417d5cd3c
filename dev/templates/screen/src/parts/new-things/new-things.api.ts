/** API calls of new things. */
import { useApi } from 'remote-kit/context'

/** The account's new things, sorted by name. Screens show failures themselves. */
export function useNewThings() {
  return useApi().useQuery('get', '/new_things/', { params: { query: { page_size: 100 } } }, { meta: { silent: true } })
}
