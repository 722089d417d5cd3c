/** What clients see and do: the deals shared with them, and their own tasks. */
import type { Context } from 'koa'
import type { Document } from 'mongodb'
import type { PortalNotify } from 'openapi'
import { DealModel, type StoredDeal } from '#entities/deals/deal.model.ts'
import { filesOfPortal } from '#entities/files/file.policy.ts'
import { findFile, presentContent } from '#entities/files/file.presenter.ts'
import { chooseMail } from '#entities/portals/choose-mail.command.ts'
import { PortalModel, type StoredPortal } from '#entities/portals/portal.model.ts'
import { clientPortals, linkedPortal, openPortals } from '#entities/portals/portal.policy.ts'
import { recordVisit } from '#entities/portals/visit-portal.command.ts'
import { type Actor, type Change, change, write } from '#platform/events/change.ts'
import { notFound } from '#platform/http/errors.ts'
import { type Answer, type Handler, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { anyone, clients } from '#platform/http/policy.ts'
import { type RateLimit, rateLimit } from '#platform/http/rate-limit.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { clientDealSummaryPresenter } from './client-deal-summary.presenter.ts'
import { presentClientDeal } from './client-deal.presenter.ts'
import { completeOwnTask, reopenOwnTask } from './finish-own-task.command.ts'
import { requirePasscode } from './portal-passcode.ts'

/** Wrong passcodes per link, from anyone. */
const PASSCODES = { name: 'portal-passcode', uses: 10, seconds: 15 * 60 }
/** Changes of mind by one link, by whoever has it: each is kept in the deal's history. */
const CHOICES = { name: 'portal-choice', uses: 20, seconds: 15 * 60 }

export function clientRoutes(): Operation[] {
  const passcodes = rateLimit(PASSCODES)
  const choices = rateLimit(CHOICES)
  return [
    operation('listClientDeals', clients, listClientDeals),
    operation('getClientDeal', clients, getClientDeal),
    operation('updateClientDeal', clients, updateClientDeal),
    operation('completeClientTask', clients, completeClientTask),
    operation('reopenClientTask', clients, reopenClientTask),
    operation('getLinkedDeal', anyone, getLinkedDeal(passcodes)),
    operation('getClientFileContent', clients, getClientFileContent),
    operation('getLinkedFileContent', anyone, getLinkedFileContent(passcodes)),
    operation('updateLinkedDeal', anyone, updateLinkedDeal(passcodes, choices)),
    operation('completeLinkedTask', anyone, completeLinkedTask(passcodes, choices)),
    operation('reopenLinkedTask', anyone, reopenLinkedTask(passcodes, choices)),
  ]
}

async function listClientDeals({ viewer, query }: Request<'listClientDeals'>): Promise<Answer<'listClientDeals'>> {
  const portals = await portalsOf(viewer)
  const asked = { account: viewer.account }
  const filter = { ...asked, _id: { $in: portals.map(({ deal }) => deal) } }
  const using = await clientDealSummaryPresenter(portals)
  const body = await page(using, { viewer, filter, asked, sort: query.sort ?? '-created_at', query })
  return { status: 200, body }
}

async function getClientDeal({ viewer, params }: Request<'getClientDeal'>): Promise<Answer<'getClientDeal'>> {
  const portal = (await portalsOf(viewer)).find(({ deal }) => String(deal) === params.id)
  if (!portal) throw notFound()
  return { status: 200, body: await visit(portal) }
}

async function updateClientDeal(request: Request<'updateClientDeal'>): Promise<Answer<'updateClientDeal'>> {
  const { viewer, params, body } = request
  return write(request, async (change) => {
    const shown = (await portalsOf(viewer)).find(({ deal }) => String(deal) === params.id)
    if (!shown) throw notFound()
    return { status: 200, body: await withMail(change, shown, body.notify) }
  })
}

const getLinkedDeal =
  (passcodes: RateLimit): Handler<'getLinkedDeal', Viewer | null> =>
  async ({ params, ctx }) => ({ status: 200, body: await visit(await enterByLink(ctx, params.token, passcodes)) })

const updateLinkedDeal =
  (passcodes: RateLimit, choices: RateLimit): Handler<'updateLinkedDeal', Viewer | null> =>
  async ({ params, body, ctx, requestId }) => {
    const portal = await enterByLink(ctx, params.token, passcodes)
    await choices.count(ctx, String(portal._id))
    return change(visitorOf(portal, requestId), async (tx) => ({
      status: 200,
      body: await withMail(tx, portal, body.notify),
    }))
  }

/** The open portal of a link, once the passcode has come along. @throws 404 for every link that opens nothing */
async function enterByLink(ctx: Context, token: string, passcodes: RateLimit): Promise<StoredPortal> {
  const portal = await PortalModel.collection.findOne<StoredPortal>(linkedPortal(token, new Date()))
  if (!portal) throw notFound()
  if (portal.passcode_hash) await requirePasscode(ctx, portal, passcodes)
  return portal
}

/** Lets the client choose their mail; the deal as they see it then. */
async function withMail(change: Change, { _id }: StoredPortal, notify: PortalNotify) {
  const scope = openPortals(change.at)
  const portal = await findForChange(PortalModel, { id: String(_id), scope, session: change.session })
  await chooseMail(change, portal, notify)
  return presentClientDeal(portal.toObject(), change.at)
}

async function completeClientTask(request: Request<'completeClientTask'>): Promise<Answer<'completeClientTask'>> {
  const { viewer, params } = request
  return write(request, async (change) => ({
    status: 200,
    body: await completeOwnTask(change, await portalsOf(viewer), params.id),
  }))
}

async function reopenClientTask(request: Request<'reopenClientTask'>): Promise<Answer<'reopenClientTask'>> {
  const { viewer, params } = request
  return write(request, async (change) => ({
    status: 200,
    body: await reopenOwnTask(change, await portalsOf(viewer), params.id),
  }))
}

const completeLinkedTask =
  (passcodes: RateLimit, choices: RateLimit): Handler<'completeLinkedTask', Viewer | null> =>
  async ({ params, ctx, requestId }) => {
    const portal = await enterByLink(ctx, params.token, passcodes)
    await choices.count(ctx, String(portal._id))
    const work = (tx: Change) => completeOwnTask(tx, [portal], params.id)
    return { status: 200, body: await change(visitorOf(portal, requestId), work) }
  }

const reopenLinkedTask =
  (passcodes: RateLimit, choices: RateLimit): Handler<'reopenLinkedTask', Viewer | null> =>
  async ({ params, ctx, requestId }) => {
    const portal = await enterByLink(ctx, params.token, passcodes)
    await choices.count(ctx, String(portal._id))
    const work = (tx: Change) => reopenOwnTask(tx, [portal], params.id)
    return { status: 200, body: await change(visitorOf(portal, requestId), work) }
  }

/** Who acts through a link: the person whom it was made for. */
const visitorOf = ({ contact, account }: StoredPortal, requestId: string): Actor => ({
  id: contact,
  account,
  requestId,
})

async function getClientFileContent({
  viewer,
  params,
  query,
}: Request<'getClientFileContent'>): Promise<Answer<'getClientFileContent'>> {
  const file = await findFile(params.id, await filesOfPortals(await portalsOf(viewer)))
  return { status: 200, body: await presentContent(file, query.variant) }
}

const getLinkedFileContent =
  (passcodes: RateLimit): Handler<'getLinkedFileContent', Viewer | null> =>
  async ({ params, query, ctx }) => {
    const file = await findFile(params.id, await filesOfPortals([await enterByLink(ctx, params.token, passcodes)]))
    return { status: 200, body: await presentContent(file, query.variant) }
  }

/** A filter for the files that these portals show. @throws 404 if they show none */
async function filesOfPortals(portals: readonly StoredPortal[]): Promise<Document> {
  const deals = await DealModel.collection
    .find<StoredDeal>({ _id: { $in: portals.map(({ deal }) => deal) } }, { projection: { parties: 1 } })
    .toArray()
  const shown = portals.flatMap((portal) => {
    const deal = deals.find(({ _id }) => _id.equals(portal.deal))
    return (deal && filesOfPortal(portal, deal)) ?? []
  })
  if (shown.length === 0) throw notFound()
  return { $or: shown }
}

/** The open portals of the client, one a deal: the newest. */
async function portalsOf(viewer: Viewer): Promise<StoredPortal[]> {
  const portals = await PortalModel.collection
    .find<StoredPortal>(clientPortals(viewer, new Date()))
    .sort({ created_at: 1, _id: 1 })
    .toArray()
  return [...new Map(portals.map((portal) => [String(portal.deal), portal])).values()]
}

/** What the client reads, and the note that they did. */
async function visit(portal: StoredPortal) {
  const at = new Date()
  const deal = await presentClientDeal(portal, at)
  await recordVisit(portal, at)
  return deal
}
