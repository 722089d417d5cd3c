import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from 'remote-kit/context'

/** The deal right after an event of its history. Its differences from now change with the deal. */
export function useDealSnapshot(id: string, event: string) {
  return useApi().useQuery(
    'get',
    '/deals/{id}/history/{event}/',
    { params: { path: { id, event } } },
    { placeholderData: keepPreviousData, meta: { silent: true } },
  )
}
