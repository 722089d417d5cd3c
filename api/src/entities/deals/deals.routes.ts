/** Deals: list, read. Changes are in processes/deal-course/. */
import { withCustomFilter } from '#entities/custom-fields/custom-filter.query.ts'
import { customOrder } from '#entities/custom-fields/custom-order.query.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { withTypoCorrection } from '#platform/search/correct-query.query.ts'
import { dealOrder } from './deal-order.ts'
import { dealFilter, searchableDeals } from './deal.filter.ts'
import { DealModel } from './deal.model.ts'
import { dealScope } from './deal.policy.ts'
import { dealCardPresenter, dealPresenter } from './deal.presenter.ts'

export const dealsRoutes: Operation[] = [
  operation('listDeals', teamMembers, listDeals),
  operation('getDeal', teamMembers, getDeal),
]

async function listDeals(request: Request<'listDeals'>): Promise<Answer<'listDeals'>> {
  const { viewer } = request
  const query = await withCustomFilter(viewer, 'deal', request.query)
  const custom = await customOrder(viewer, 'deal', request.query.custom_sort)
  const { sort, order } = custom ?? (await dealOrder(viewer, query.sort ?? '-updated_at'))
  const asked = dealFilter(viewer, query)
  const searched = { viewer, q: query.q, seen: searchableDeals(viewer, query.archived) }
  const body = await withTypoCorrection(DealModel, searched, (q, how) => {
    const filter = dealFilter(viewer, { ...query, q })
    return page(dealCardPresenter, { viewer, filter, sort, order, query, asked, ...how })
  })
  return { status: 200, body }
}

async function getDeal({ viewer, params: { id } }: Request<'getDeal'>): Promise<Answer<'getDeal'>> {
  const scope = dealScope(viewer)
  return { status: 200, body: await present(dealPresenter, { viewer, id, scope }) }
}
