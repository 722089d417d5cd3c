/** New things as the screens read them. */
import { useApi } from 'remote-kit/context'

/** The new things of the account, in order of name. A screen shows by itself that they could not be loaded. */
export function useNewThings() {
  return useApi().useQuery('get', '/new_things/', { params: { query: { page_size: 100 } } }, { meta: { silent: true } })
}
