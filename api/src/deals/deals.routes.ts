/** Deals: list, create, duplicate, read, change, move, close, reopen, archive, restore, history. Deleting is in deleted-deals/. */
import { type Change, write } from '../events/change.ts'
import { EventModel } from '../events/event.model.ts'
import { findForChange, toId } from '../http/find.ts'
import { type Answer, type Operation, operation, type Request } from '../http/operation.ts'
import { page } from '../http/pagination.ts'
import { teamMembers } from '../http/policy.ts'
import { present } from '../http/presenter.ts'
import type { Viewer } from '../http/viewer.ts'
import { forgiving } from '../search/correct-query.command.ts'
import { changeDeals as changeAll } from './change-deals.command.ts'
import { createDeal as create } from './create-deal.command.ts'
import { streamEventPresenter, tellEvents } from './deal-event.presenter.ts'
import { dealOrder } from './deal-order.ts'
import { dealFilter, searchableDeals } from './deal.filter.ts'
import { type DealDocument, DealModel } from './deal.model.ts'
import { dealReopeners, dealScope, untoldOps } from './deal.policy.ts'
import { dealCardPresenter, dealPresenter } from './deal.presenter.ts'
import { duplicateDeal as duplicate } from './duplicate-deal.command.ts'
import { readPast } from './read-past.ts'
import { moveDeal as move } from './move-deal.command.ts'
import {
  archiveDeal as archive,
  closeDeal as close,
  reopenDeal as reopen,
  restoreDeal as restore,
  updateDeal as update,
} from './update-deal.command.ts'

export const dealsRoutes: Operation[] = [
  operation('listDeals', teamMembers, listDeals),
  operation('createDeal', teamMembers, createDeal),
  operation('changeDeals', teamMembers, changeDeals),
  operation('duplicateDeal', teamMembers, duplicateDeal),
  operation('getDeal', teamMembers, getDeal),
  operation('updateDeal', teamMembers, updateDeal),
  operation('moveDeal', teamMembers, moveDeal),
  operation('closeDeal', teamMembers, closeDeal),
  operation('reopenDeal', dealReopeners, reopenDeal),
  operation('archiveDeal', teamMembers, archiveDeal),
  operation('restoreDeal', teamMembers, restoreDeal),
  operation('getDealHistory', teamMembers, getDealHistory),
  operation('getDealAsOf', teamMembers, getDealAsOf),
]

async function listDeals({ viewer, query }: Request<'listDeals'>): Promise<Answer<'listDeals'>> {
  const { sort, order } = await dealOrder(viewer, query.sort ?? '-updated_at')
  const searched = { viewer, q: query.q, seen: searchableDeals(viewer, query.archived) }
  const body = await forgiving(DealModel, searched, (q, how) => {
    const filter = dealFilter(viewer, { ...query, q })
    return page(DealModel, { viewer, filter, sort, order, query, using: dealCardPresenter, ...how })
  })
  return { status: 200, body }
}

async function createDeal(request: Request<'createDeal'>): Promise<Answer<'createDeal'>> {
  const { viewer, body } = request
  return write('createDeal', request, async (change) => {
    const deal = await create(change, viewer, body)
    return { status: 201, body: await shown(change, viewer, deal) }
  })
}

async function changeDeals(request: Request<'changeDeals'>): Promise<Answer<'changeDeals'>> {
  const { viewer, body } = request
  return write('changeDeals', request, async (change) => ({
    status: 200,
    body: await changeAll(change, viewer, body),
  }))
}

async function duplicateDeal(request: Request<'duplicateDeal'>): Promise<Answer<'duplicateDeal'>> {
  const { viewer, body } = request
  return write('duplicateDeal', request, async (change) => {
    const original = await found(change, { ...request, ifMatch: undefined })
    const deal = await duplicate(change, original, body)
    return { status: 201, body: await shown(change, viewer, deal) }
  })
}

async function getDeal({ viewer, params: { id } }: Request<'getDeal'>): Promise<Answer<'getDeal'>> {
  const scope = dealScope(viewer)
  return { status: 200, body: await present(DealModel, { viewer, id, scope, using: dealPresenter }) }
}

async function updateDeal(request: Request<'updateDeal'>): Promise<Answer<'updateDeal'>> {
  const { viewer, body } = request
  return write('updateDeal', request, async (change) => {
    const deal = await found(change, request)
    await update(change, viewer, deal, body)
    return { status: 200, body: await shown(change, viewer, deal) }
  })
}

async function moveDeal(request: Request<'moveDeal'>): Promise<Answer<'moveDeal'>> {
  const { viewer, body } = request
  return write('moveDeal', request, async (change) => {
    const deal = await found(change, request)
    const before = change.told.length
    const proposed_status = await move(change, viewer, deal, body)
    const event = change.told[before] ?? null
    const moved = await shown(change, viewer, deal)
    return { status: 200, body: { deal: moved.value(), proposed_status, event } }
  })
}

async function closeDeal(request: Request<'closeDeal'>): Promise<Answer<'closeDeal'>> {
  const { viewer, body } = request
  return write('closeDeal', request, async (change) => {
    const deal = await found(change, request)
    await close(change, viewer, deal, body)
    return { status: 200, body: await shown(change, viewer, deal) }
  })
}

async function reopenDeal(request: Request<'reopenDeal'>): Promise<Answer<'reopenDeal'>> {
  const { viewer, body } = request
  return write('reopenDeal', request, async (change) => {
    const deal = await found(change, request)
    await reopen(change, deal, body.reason)
    return { status: 200, body: await shown(change, viewer, deal) }
  })
}

async function archiveDeal(request: Request<'archiveDeal'>): Promise<Answer<'archiveDeal'>> {
  return write('archiveDeal', request, async (change) => {
    const deal = await found(change, request)
    await archive(change, deal)
    return { status: 200, body: await shown(change, request.viewer, deal) }
  })
}

async function restoreDeal(request: Request<'restoreDeal'>): Promise<Answer<'restoreDeal'>> {
  return write('restoreDeal', request, async (change) => {
    const deal = await found(change, request)
    await restore(change, deal)
    return { status: 200, body: await shown(change, request.viewer, deal) }
  })
}

async function getDealHistory(request: Request<'getDealHistory'>): Promise<Answer<'getDealHistory'>> {
  const { viewer, params, query } = request
  const deal = await present(DealModel, { viewer, id: params.id, scope: dealScope(viewer), using: dealPresenter })
  const filter = { stream: toId(deal.value().id), op: { $nin: untoldOps(viewer) } }
  const events = await page(EventModel, { viewer, filter, sort: '-seq', query, using: streamEventPresenter })
  const told = events.value()
  return { status: 200, body: { ...told, results: await tellEvents(viewer, told.results) } }
}

async function getDealAsOf({ viewer, params }: Request<'getDealAsOf'>): Promise<Answer<'getDealAsOf'>> {
  return { status: 200, body: await readPast(viewer, params.id, params.event) }
}

type ChangeRequest = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }

const found = ({ session }: Change, { viewer, params: { id }, ifMatch }: ChangeRequest): Promise<DealDocument> =>
  findForChange(DealModel, { id, scope: dealScope(viewer), session, ifMatch })

const shown = ({ session }: Change, viewer: Viewer, { _id: id }: DealDocument) =>
  present(DealModel, { viewer, id, session, using: dealPresenter })
