import { keepPreviousData } from '@tanstack/react-query'
import type { operations } from 'openapi'
import { useApi } from 'remote-kit/context'

type FacetQuery = NonNullable<operations['listDealFacets']['parameters']['query']>

/** What the filters are about: a workspace, or all of a team. */
export type FacetScope = { workspace: string } | { team: string }

/** How many deals a value of a filter would leave; undefined while that is unknown, and for values that are typed. */
export type CountOf = (field: string, value: string) => number | undefined

/** Counts the deals for every value of every filter, given the filters in force. One request, made when it is needed. */
export function useFacets(scope: FacetScope, query: FacetQuery): CountOf {
  const { data } = useApi().useQuery(
    'get',
    '/deals/facets/',
    { params: { query: { ...query, ...scope } } },
    { placeholderData: keepPreviousData, meta: { silent: true } },
  )
  return (field, value) => {
    const facet = data?.facets.find((one) => one.field === field)
    return facet && (facet.values.find((one) => one.value === value)?.count ?? 0)
  }
}
