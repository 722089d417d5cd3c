import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from 'remote-kit/context'

/** The deal as it was right after an event of its history. What is past stays as it is; what differs from now does not. */
export function useDealAsOf(id: string, event: string) {
  return useApi().useQuery(
    'get',
    '/deals/{id}/history/{event}/',
    { params: { path: { id, event } } },
    { placeholderData: keepPreviousData, meta: { silent: true } },
  )
}
