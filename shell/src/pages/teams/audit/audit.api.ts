import { keepPreviousData } from '@tanstack/react-query'
import { useApi } from 'remote-kit/context'
import { type AuditFilters, queryOf } from './audit-filters.ts'

/** The events of the account, newest first, page by page. While new filters load, the old rows stay. */
export function useAuditEvents(filters: AuditFilters) {
  return useApi().useInfiniteQuery(
    'get',
    '/audit/',
    { params: { query: { ...queryOf(filters), page_size: 30, count: 'none' } } },
    {
      initialPageParam: null,
      getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor,
      placeholderData: keepPreviousData,
      meta: { silent: true },
    },
  )
}
