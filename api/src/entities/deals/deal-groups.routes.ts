/** The deals of a list by group: the count and total value of each. */
import { withCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { correctQuery } from '#platform/search/correct-query.query.ts'
import { groupsOf } from './deal-groups.ts'
import { dealFilter, searchableDeals } from './deal.filter.ts'
import { DealModel } from './deal.model.ts'

export const dealGroupsRoutes: Operation[] = [operation('listDealGroups', teamMembers, listDealGroups)]

async function listDealGroups(request: Request<'listDealGroups'>): Promise<Answer<'listDealGroups'>> {
  const { viewer } = request
  const { by, ...query } = request.query
  const filters = await withCustomFilter(viewer, 'deal', query)
  const groups = await groupsOf(viewer, by, dealFilter(viewer, filters))
  const asked = { status: 200, body: { by, groups } } as const
  if (groups.length > 0 || query.q === undefined) return asked
  const corrected_q = await correctQuery(DealModel, viewer, query.q, searchableDeals(viewer))
  if (corrected_q === null) return asked
  const near = await groupsOf(viewer, by, dealFilter(viewer, { ...filters, q: corrected_q }))
  return near.length > 0 ? { status: 200, body: { by, groups: near, corrected_q } } : asked
}
