/** Finding a contact by name, for dialogs that choose one. */
import { useApi } from 'remote-kit/context'

/** The contacts whose names begin with these words. */
export function useContactsByName(words: string) {
  const q = words.trim()
  const query = { ...(q && { q }), sort: 'last_name' as const, page_size: 8, count: 'none' as const }
  return useApi().useQuery('get', '/contacts/', { params: { query } }, { meta: { silent: true } })
}
