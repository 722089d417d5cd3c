import type { BoardColumn, DealCard } from 'openapi'
import { useCallback, useMemo, useState } from 'react'
import { useApi } from 'remote-kit/context'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { columnDeals } from './board-cache.ts'
import { columnRequest } from './board.api.ts'
import { keepRecords } from './keep-records.ts'

/**
 * The cards of a column. The board brings the first ones. Scrolling reads the column itself, 50 at a time from its
 * start: pages that start after the board's cards would miss one when a card moves across that border.
 */
export function useColumn(column: BoardColumn, workspace: string, query: DealQuery) {
  const [isScrolledOn, setScrolledOn] = useState(false)
  const hasOwnPages = isScrolledOn && column.count > 0
  const pages = useApi().useInfiniteQuery('get', '/deals/', columnRequest(workspace, column.phase.id, query), {
    enabled: hasOwnPages,
    structuralSharing: keepRecords,
    initialPageParam: null,
    getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor,
  })
  const deals = useMemo(
    (): readonly DealCard[] => columnDeals(column, hasOwnPages ? pages.data : undefined),
    [column, hasOwnPages, pages.data],
  )
  const hasMore = pages.data ? pages.hasNextPage : column.next_cursor !== null
  const { fetchNextPage, isFetching } = pages
  const loadMore = useCallback(() => {
    setScrolledOn(true)
    if (hasOwnPages && !isFetching) void fetchNextPage()
  }, [hasOwnPages, isFetching, fetchNextPage])
  return { deals, hasMore, loadMore, isFailed: pages.isError }
}
