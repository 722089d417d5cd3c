import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useApi } from 'remote-kit/context'

const SHORTEST_QUERY = 2

/** Searches the records that the viewer may see for `text`. The palette shows a failure itself, without a toast. */
export function usePaletteSearch(text: string) {
  const q = useDeferredValue(text.trim())
  const isAsked = q.length >= SHORTEST_QUERY
  const query = useApi().useQuery(
    'get',
    '/search/',
    { params: { query: { q } } },
    { enabled: isAsked, meta: { silent: true }, placeholderData: keepPreviousData },
  )
  return { found: isAsked ? query.data : undefined, isSearching: query.isFetching, isFailed: query.isError }
}
