/**
 * The lifecycle of a deal: create, duplicate, change, move, close, reopen, archive, restore.
 */
import { type DealDocument, DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { dealReopeners, dealScope } from '#entities/deals/deal.policy.ts'
import { dealPresenter } from '#entities/deals/deal.presenter.ts'
import { type Change, write } from '#platform/events/change.ts'
import { notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, isId, toId } from '#platform/reads/find.ts'
import { present } from '#platform/reads/presenter.ts'
import { contactProposals } from './contact-proposals.query.ts'
import { createDeal as create } from './create-deal.command.ts'
import { duplicateDeal as duplicate } from './duplicate-deal.command.ts'
import { moveDeal as move } from './move-deal.command.ts'
import {
  archiveDeal as archive,
  closeDeal as close,
  reopenDeal as reopen,
  restoreDeal as restore,
  updateDeal as update,
} from './update-deal.command.ts'

export const dealCourseRoutes: Operation[] = [
  operation('createDeal', teamMembers, createDeal),
  operation('duplicateDeal', teamMembers, duplicateDeal),
  operation('updateDeal', teamMembers, updateDeal),
  operation('moveDeal', teamMembers, moveDeal),
  operation('closeDeal', teamMembers, closeDeal),
  operation('reopenDeal', dealReopeners, reopenDeal),
  operation('listContactProposals', teamMembers, listContactProposals),
  operation('archiveDeal', teamMembers, archiveDeal),
  operation('restoreDeal', teamMembers, restoreDeal),
]

async function createDeal(request: Request<'createDeal'>): Promise<Answer<'createDeal'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const deal = await create(change, viewer, body)
    return { status: 201, body: await presentDeal(change, viewer, deal) }
  })
}

async function duplicateDeal(request: Request<'duplicateDeal'>): Promise<Answer<'duplicateDeal'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const original = await findDeal(change, { ...request, ifMatch: undefined })
    const deal = await duplicate(change, original, body)
    return { status: 201, body: await presentDeal(change, viewer, deal) }
  })
}

async function updateDeal(request: Request<'updateDeal'>): Promise<Answer<'updateDeal'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const deal = await findDeal(change, request)
    await update(change, viewer, deal, body)
    return { status: 200, body: await presentDeal(change, viewer, deal) }
  })
}

async function moveDeal(request: Request<'moveDeal'>): Promise<Answer<'moveDeal'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const deal = await findDeal(change, request)
    const before = change.eventIds.length
    const proposed_status = await move(change, viewer, deal, body)
    const event = change.eventIds[before] ?? null
    const moved = await presentDeal(change, viewer, deal)
    return { status: 200, body: { deal: moved.value(), proposed_status, event } }
  })
}

async function closeDeal(request: Request<'closeDeal'>): Promise<Answer<'closeDeal'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const deal = await findDeal(change, request)
    await close(change, viewer, deal, body)
    return { status: 200, body: await presentDeal(change, viewer, deal) }
  })
}

async function reopenDeal(request: Request<'reopenDeal'>): Promise<Answer<'reopenDeal'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const deal = await findDeal(change, request)
    await reopen(change, deal, body.reason)
    return { status: 200, body: await presentDeal(change, viewer, deal) }
  })
}

async function listContactProposals({
  viewer,
  params,
  query,
}: Request<'listContactProposals'>): Promise<Answer<'listContactProposals'>> {
  if (!isId(params.id)) throw notFound()
  const seen = { $and: [{ _id: toId(params.id) }, dealScope(viewer)] }
  const deal = await DealModel.collection.findOne<StoredDeal>(seen, { projection: { parties: 1, representation: 1 } })
  if (!deal) throw notFound()
  return { status: 200, body: { results: await contactProposals(deal, query.status) } }
}

async function archiveDeal(request: Request<'archiveDeal'>): Promise<Answer<'archiveDeal'>> {
  return write(request, async (change) => {
    const deal = await findDeal(change, request)
    await archive(change, deal)
    return { status: 200, body: await presentDeal(change, request.viewer, deal) }
  })
}

async function restoreDeal(request: Request<'restoreDeal'>): Promise<Answer<'restoreDeal'>> {
  return write(request, async (change) => {
    const deal = await findDeal(change, request)
    await restore(change, deal)
    return { status: 200, body: await presentDeal(change, request.viewer, deal) }
  })
}

type ChangeRequest = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }

const findDeal = ({ session }: Change, { viewer, params: { id }, ifMatch }: ChangeRequest): Promise<DealDocument> =>
  findForChange(DealModel, { id, scope: dealScope(viewer), session, ifMatch })

const presentDeal = ({ session }: Change, viewer: Viewer, { _id: id }: DealDocument) =>
  present(dealPresenter, { viewer, id, session })
