/** The filters of a list of deals: how many deals each of their values would leave. */
import { withCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { correctQuery } from '#platform/search/correct-query.query.ts'
import { facetsOf } from './deal-facets.ts'
import { searchableDeals } from './deal.filter.ts'
import { DealModel } from './deal.model.ts'

export const dealFacetsRoutes: Operation[] = [operation('listDealFacets', teamMembers, listDealFacets)]

async function listDealFacets(request: Request<'listDealFacets'>): Promise<Answer<'listDealFacets'>> {
  const { viewer } = request
  const query = await withCustomFilter(viewer, 'deal', request.query)
  const facets = await facetsOf(viewer, query)
  const asked = { status: 200, body: { facets } } as const
  if (query.q === undefined || facets.some(({ values }) => values.length > 0)) return asked
  const corrected_q = await correctQuery(DealModel, viewer, query.q, searchableDeals(viewer, query.archived))
  if (corrected_q === null) return asked
  const near = await facetsOf(viewer, { ...query, q: corrected_q })
  return near.some(({ values }) => values.length > 0) ? { status: 200, body: { facets: near, corrected_q } } : asked
}
