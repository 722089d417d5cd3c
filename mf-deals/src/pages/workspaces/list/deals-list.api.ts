import { keepPreviousData } from '@tanstack/react-query'
import type { operations } from 'openapi'
import type { DealGroupField } from 'openapi/codes'
import { useApi } from 'remote-kit/context'
import { type CustomSort, sortQuery } from 'remote-kit/custom-fields/names'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'

type ListQuery = NonNullable<operations['listDeals']['parameters']['query']>

/** An order of the API, or a column of a custom field. */
export type DealSort = NonNullable<ListQuery['sort']> | CustomSort

/** The scope of a list: a workspace, or all of a team. */
export type ListScope = { workspace: string } | { team: string }

/** A page of 15 deals (docs/specification.md §9). The old rows stay while another page loads. */
export function useDealsPage(scope: ListScope, query: DealQuery, sort: DealSort, page: number, isAsked = true) {
  return useApi().useQuery(
    'get',
    '/deals/',
    { params: { query: { ...query, ...scope, ...sortQuery(sort), page, page_size: 15 } } },
    { placeholderData: keepPreviousData, enabled: isAsked },
  )
}

/** The exact number of listed deals, counted on demand. */
export function useDealCount(scope: ListScope, query: DealQuery, isAsked: boolean): number | null | undefined {
  const { data } = useApi().useQuery(
    'get',
    '/deals/',
    { params: { query: { ...query, ...scope, page_size: 1, count: 'exact' } } },
    { enabled: isAsked, meta: { silent: true } },
  )
  return data?.count
}

/** The groups of the listed deals, counted by the API. */
export function useDealGroups(scope: ListScope, query: DealQuery, by: DealGroupField) {
  return useApi().useQuery(
    'get',
    '/deals/groups/',
    { params: { query: { ...query, ...scope, by } } },
    { placeholderData: keepPreviousData },
  )
}

export interface GroupQuery {
  scope: ListScope
  query: DealQuery
  sort: DealSort
  by: DealGroupField
  /** The key of the group; null for deals without a value. */
  group: string | null
}

/** The deals of one group, 15 at a time. */
export function useGroupDeals({ scope, query, sort, by, group }: GroupQuery, isOpen: boolean) {
  return useApi().useInfiniteQuery(
    'get',
    '/deals/',
    {
      params: {
        query: {
          ...query,
          ...scope,
          ...sortQuery(sort),
          group: by,
          group_key: group ?? 'none',
          page_size: 15,
          count: 'none',
        },
      },
    },
    {
      enabled: isOpen,
      initialPageParam: null,
      getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor,
      placeholderData: keepPreviousData,
    },
  )
}
