import { useAtomValue } from 'jotai'
import { useApi } from 'remote-kit/context'
import { userProfileAtom } from 'remote-kit/session'

/** The account's calendar; undefined while loading, or if it fails. */
export function useOffice() {
  const id = useAtomValue(userProfileAtom)?.account.id ?? ''
  const init = { params: { path: { id } } }
  const options = { enabled: id !== '', staleTime: 300_000, meta: { silent: true } }
  return useApi().useQuery('get', '/account/{id}/calendar/', init, options).data
}
