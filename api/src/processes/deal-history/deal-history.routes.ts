/** The history of a deal, and its state at an event. */
import { dealScope, hiddenOps } from '#entities/deals/deal.policy.ts'
import { dealPresenter } from '#entities/deals/deal.presenter.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { streamEventPresenter, presentEvents } from './deal-event.presenter.ts'
import { readSnapshot } from './read-snapshot.query.ts'

export const dealHistoryRoutes: Operation[] = [
  operation('getDealHistory', teamMembers, getDealHistory),
  operation('getDealAsOf', teamMembers, getDealAsOf),
]

async function getDealHistory(request: Request<'getDealHistory'>): Promise<Answer<'getDealHistory'>> {
  const { viewer, params, query } = request
  const deal = await present(dealPresenter, { viewer, id: params.id, scope: dealScope(viewer) })
  const filter = { stream: toId(deal.value().id), op: { $nin: hiddenOps(viewer) } }
  const events = await page(streamEventPresenter, { viewer, filter, sort: '-seq', query })
  const told = events.value()
  return { status: 200, body: { ...told, results: await presentEvents(viewer, told.results) } }
}

async function getDealAsOf({ viewer, params }: Request<'getDealAsOf'>): Promise<Answer<'getDealAsOf'>> {
  return { status: 200, body: await readSnapshot(viewer, params.id, params.event) }
}
