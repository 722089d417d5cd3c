import { keepPreviousData } from '@tanstack/react-query'
import type { operations } from 'openapi'
import { useApi } from 'remote-kit/context'
import type { DealQuery } from '../filters/deal-filters.ts'

type ListQuery = NonNullable<operations['listDeals']['parameters']['query']>

export type DealSort = NonNullable<ListQuery['sort']>

/** How the list comes without a choice. */
export const DEFAULT_SORT: DealSort = '-updated_at'

const SORTS: readonly DealSort[] = [
  'name',
  '-name',
  'price',
  '-price',
  'closing',
  '-closing',
  'next_date',
  '-next_date',
  'updated_at',
  '-updated_at',
]

/** The order that an address asks for. */
export function readSort(params: URLSearchParams): DealSort {
  return SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT
}

/** The page that an address asks for, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** Which deals are listed: those of a workspace, or all of a team. */
export type ListScope = { workspace: string } | { team: string }

/** A page of 15 deals (SPEC.md §9). While another page loads, it keeps the old rows. */
export function useDealsPage(scope: ListScope, query: DealQuery, sort: DealSort, page: number) {
  return useApi().useQuery(
    'get',
    '/deals/',
    { params: { query: { ...query, ...scope, sort, page, page_size: 15 } } },
    { placeholderData: keepPreviousData },
  )
}
