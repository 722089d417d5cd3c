/** Deleted deals: delete, list, recover. */
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { write } from '#platform/events/change.ts'
import { notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { findForChange, isId, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { deleteDeal as remove } from './delete-deal.command.ts'
import { DeletedDealModel, type StoredDeletedDeal } from './deleted-deal.model.ts'
import { dealDeleters, deletedDealScope } from './deleted-deal.policy.ts'
import { deletedDealPresenter as using } from './deleted-deal.presenter.ts'
import { recoverDeal as recover } from './recover-deal.command.ts'

export const deletedDealsRoutes: Operation[] = [
  operation('deleteDeal', dealDeleters, deleteDeal),
  operation('listDeletedDeals', dealDeleters, listDeletedDeals),
  operation('recoverDeal', dealDeleters, recoverDeal),
]

async function deleteDeal(request: Request<'deleteDeal'>): Promise<Answer<'deleteDeal'>> {
  const { viewer, params, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const deal = await findForChange(DealModel, { id: params.id, scope: dealScope(viewer), session, ifMatch })
    await remove(change, viewer, deal)
    return { status: 204 }
  })
}

async function listDeletedDeals({ viewer, query }: Request<'listDeletedDeals'>): Promise<Answer<'listDeletedDeals'>> {
  const ofTeam = query.team ? { team: toId(query.team) } : {}
  const filter = { $and: [deletedDealScope(viewer), ofTeam] }
  return { status: 200, body: await page(using, { viewer, filter, sort: '-deleted_at', query }) }
}

async function recoverDeal(request: Request<'recoverDeal'>): Promise<Answer<'recoverDeal'>> {
  const { viewer, params } = request
  return write(request, async (change) => {
    if (!isId(params.id)) throw notFound()
    const found = await DeletedDealModel.collection.findOne<StoredDeletedDeal>(
      { $and: [{ _id: toId(params.id) }, deletedDealScope(viewer, change.at)] },
      { session: change.session },
    )
    if (!found) throw notFound()
    const deal = await recover(change, found)
    return { status: 200, body: { id: deal.id, name: deal.name } }
  })
}
