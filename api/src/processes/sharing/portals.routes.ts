/** Portals: list, share a deal, resend access, choose the client's emails, revoke, and preview what the client sees. */
import type { ClientSession } from 'mongoose'
import { PortalMode } from 'openapi/codes'
import { chooseMail } from '#entities/portals/choose-mail.command.ts'
import { PortalModel, type StoredPortal } from '#entities/portals/portal.model.ts'
import { portalScope } from '#entities/portals/portal.policy.ts'
import { write } from '#platform/events/change.ts'
import { notFound } from '#platform/http/errors.ts'
import { type Answer, type Handler, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { type RateLimit, rateLimit } from '#platform/http/rate-limit.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, isId, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { hashPassword } from '#platform/records/passwords.ts'
import { presentClientDeal } from '#processes/client-view/client-deal.presenter.ts'
import { portalPresenter, storedPortalPresenter, withContactNames } from './portal.presenter.ts'
import { revokePortal as revoke } from './revoke-portal.command.ts'
import { shareAgain } from './share-again.command.ts'
import { shareDeal } from './share-deal.command.ts'

/** Per account: each request sends an email. */
const MAILS_AN_HOUR = 200
/** Per client and deal, over all members of the team. */
const RESENT_AN_HOUR = 5

export function portalsRoutes(): Operation[] {
  const mails = rateLimit({ name: 'portal-mail', uses: MAILS_AN_HOUR, seconds: 3600 })
  const resent = rateLimit({ name: 'portal-resend', uses: RESENT_AN_HOUR, seconds: 3600 })
  return [
    operation('listPortals', teamMembers, listPortals),
    operation('createPortal', teamMembers, createPortal(mails)),
    operation('updatePortal', teamMembers, updatePortal),
    operation('resendPortal', teamMembers, resendPortal(mails, resent)),
    operation('revokePortal', teamMembers, revokePortal),
    operation('previewPortal', teamMembers, previewPortal),
  ]
}

async function listPortals({ viewer, query }: Request<'listPortals'>): Promise<Answer<'listPortals'>> {
  const { deal, contact } = query
  const asked = {
    ...(deal && { deal: toId(deal) }),
    ...(contact && { contact: toId(contact) }),
  }
  const filter = { $and: [await portalScope(viewer), asked] }
  const sort = query.sort ?? '-created_at'
  const read = (await page(storedPortalPresenter, { viewer, filter, asked, sort, query })).value()
  return { status: 200, body: { ...read, results: await withContactNames(read.results) } }
}

const createPortal =
  (mails: RateLimit): Handler<'createPortal'> =>
  async (request) => {
    const { viewer, body, ctx } = request
    if (body.mode === PortalMode.account || body.mail) await mails.count(ctx, String(viewer.account))
    // The response contains a secret that must not be stored, so it is not kept for idempotency. Sharing twice is
    // refused.
    const passcodeHash = body.passcode === undefined ? null : await hashPassword(body.passcode)
    return write({ ...request, idempotencyKey: undefined }, async (change) => {
      const { portal, token } = await shareDeal(change, viewer, body, passcodeHash)
      const presented = await presentPortal(viewer, portal, change.session)
      return { status: 201, body: { portal: presented.value(), token } }
    })
  }

async function updatePortal(request: Request<'updatePortal'>): Promise<Answer<'updatePortal'>> {
  const { viewer, params, body, ifMatch } = request
  const scope = await portalScope(viewer)
  return write(request, async (change) => {
    const { session } = change
    const portal = await findForChange(PortalModel, { id: params.id, scope, session, ifMatch })
    await chooseMail(change, portal, body.notify)
    return { status: 200, body: await presentPortal(viewer, portal, session) }
  })
}

const resendPortal =
  (mails: RateLimit, resent: RateLimit): Handler<'resendPortal'> =>
  async (request) => {
    const { viewer, params, ctx } = request
    await resent.count(ctx, `${String(viewer.account)}:${params.id}`)
    await mails.count(ctx, String(viewer.account))
    const scope = await portalScope(viewer)
    return write(request, async (change) => {
      await shareAgain(
        change,
        viewer,
        await findForChange(PortalModel, { id: params.id, scope, session: change.session }),
      )
      return { status: 204 }
    })
  }

async function revokePortal(request: Request<'revokePortal'>): Promise<Answer<'revokePortal'>> {
  const { viewer, params, ifMatch } = request
  const scope = await portalScope(viewer)
  return write(request, async (change) => {
    const { session } = change
    const portal = await findForChange(PortalModel, { id: params.id, scope, session, ifMatch })
    await revoke(change, portal)
    return { status: 200, body: await presentPortal(viewer, portal, session) }
  })
}

async function previewPortal({ viewer, params }: Request<'previewPortal'>): Promise<Answer<'previewPortal'>> {
  if (!isId(params.id)) throw notFound()
  const filter = { $and: [await portalScope(viewer), { _id: toId(params.id) }] }
  const portal = await PortalModel.collection.findOne<StoredPortal>(filter)
  if (!portal) throw notFound()
  return { status: 200, body: await presentClientDeal(portal, new Date()) }
}

async function presentPortal(viewer: Viewer, { _id, contact }: StoredPortal, session: ClientSession) {
  const using = await portalPresenter(contact)
  return present(using, { viewer, id: _id, session })
}
