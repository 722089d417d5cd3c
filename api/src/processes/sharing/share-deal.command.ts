/** Shares a deal with one of its parties by opening a portal. */
import type { PortalCreate } from 'openapi'
import { PortalMode } from 'openapi/codes'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { type PortalDocument, PortalModel } from '#entities/portals/portal.model.ts'
import { openPortals } from '#entities/portals/portal.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred } from '#platform/reads/find.ts'
import { hashSecret, newSecret } from '#platform/records/secrets.ts'
import { inviteClient } from './invite-client.command.ts'
import { mailPortalLink, mailSharedDeal } from './mail-share.command.ts'

/** The new portal and, for a link, its secret. The secret is shown only once, since only its hash is stored. */
export type SharedDeal = { portal: PortalDocument; token: string | null }

/**
 * Opens a portal to a deal that the viewer may see, and emails the client: always if they sign in, for a link only on
 * request.
 * @throws 400 if the contact is not a party of the deal, 409 if they already have such a portal or cannot sign in
 */
export async function shareDeal(
  change: Change,
  viewer: Viewer,
  body: PortalCreate,
  passcodeHash: string | null,
): Promise<SharedDeal> {
  const { session } = change
  const { mode, expires_at = null, sections = {}, notify } = body
  const deal = await findReferred(DealModel, { field: 'deal', id: body.deal, scope: dealScope(viewer), session })
  const party = deal.parties.find(({ contact }) => String(contact) === body.contact)
  const contact = party && (await ContactModel.findById(party.contact).session(session))
  if (!contact) throw invalid('contact', 'isn’t on this deal')
  if (body.passcode !== undefined && mode !== PortalMode.link) throw invalid('passcode', 'is only for private links')
  if (expires_at !== null && new Date(expires_at) <= change.at) throw invalid('expires_at', 'must be in the future')

  const twin = { deal: deal._id, contact: contact._id, mode, ...openPortals(change.at) }
  if (await PortalModel.collection.findOne(twin, { session, projection: { _id: 1 } })) {
    throw conflict('This contact already has this kind of access', 'Revoke it first.')
  }
  const token = mode === PortalMode.link ? newSecret() : null
  const user = mode === PortalMode.account ? await inviteClient(change, contact) : null
  const portal = new PortalModel({
    account: deal.account,
    deal: deal._id,
    contact: contact._id,
    mode,
    user: user?._id ?? null,
    token_hash: token === null ? null : hashSecret(token),
    passcode_hash: passcodeHash,
    expires_at,
    sections,
    ...(notify && { notify }),
  })
  await change.save(portal, { stream: deal._id })
  const share = { deal, contact, portal }
  if (mode === PortalMode.account) await mailSharedDeal(change, viewer, { ...share, user })
  else if (token && body.mail) await mailPortalLink(change, viewer, { ...share, token })
  return { portal, token }
}
