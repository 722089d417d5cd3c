import { useApi } from 'remote-kit/context'

/** The events of the deal, its tasks and its milestones, newest first, page by page. */
export function useDealHistory(id: string) {
  return useApi().useInfiniteQuery(
    'get',
    '/deals/{id}/history/',
    { params: { path: { id }, query: { page_size: 30 } } },
    { initialPageParam: null, getNextPageParam: (page) => page.next_cursor, meta: { silent: true } },
  )
}
