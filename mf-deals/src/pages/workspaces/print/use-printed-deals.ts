import { useApi } from 'remote-kit/context'
import { sortQuery } from 'remote-kit/custom-fields/names'
import { useEveryRow } from '#parts/print/use-every-row.ts'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import type { DealSort, ListScope } from '#pages/workspaces/list/deals-list.api.ts'

/** Every listed deal. The screen shows failures itself. */
export function usePrintedDeals(scope: ListScope, query: DealQuery, sort: DealSort) {
  const list = useApi().useInfiniteQuery(
    'get',
    '/deals/',
    { params: { query: { ...query, ...scope, ...sortQuery(sort), page_size: 100, count: 'none' } } },
    {
      initialPageParam: null,
      getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor,
      meta: { silent: true },
    },
  )
  return { ...useEveryRow(list), error: list.error, retry: () => void list.refetch() }
}
