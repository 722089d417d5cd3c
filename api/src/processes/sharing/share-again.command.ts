/** Resends a client's access to a shared deal, when the first email was lost or went to a wrong address. */
import { AccountLinkPurpose, PortalMode } from 'openapi/codes'
import { supersedeAccountLinks } from '#entities/account-links/account-link.command.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import type { PortalDocument } from '#entities/portals/portal.model.ts'
import { isOpenPortal } from '#entities/portals/portal.policy.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { inviteClient } from './invite-client.command.ts'
import { mailSharedDeal } from './mail-share.command.ts'

/**
 * Sends the portal's client the same kind of email as when it was opened. A client who never set a password is invited
 * at the contact's current address with a new link. The previous link stops working.
 * @throws 409 for a private link, for a portal that is not open, or if the contact cannot sign in
 */
export async function shareAgain(change: Change, viewer: Viewer, portal: PortalDocument): Promise<void> {
  const { session, at } = change
  if (portal.mode === PortalMode.link)
    throw conflict('Only the client has this link', 'Revoke it and share the deal again.')
  if (!isOpenPortal(portal, at)) throw conflict('This access has ended', 'Share the deal again.')
  const deal = await DealModel.findById(portal.deal).session(session)
  const contact = await ContactModel.findById(portal.contact).session(session)
  if (!deal || !contact) throw notFound()
  const known = portal.user && (await UserModel.findById(portal.user).session(session).lean())
  const user = known?.password_hash ? known : await inviteClient(change, contact)
  if (portal.user && !user?._id.equals(portal.user)) {
    const former = { user: portal.user, purpose: AccountLinkPurpose.portal, deal: deal._id }
    await supersedeAccountLinks(change, former)
  }
  portal.user = user?._id ?? null
  if (portal.isModified()) await change.save(portal, { op: 'resend', stream: deal._id })
  else change.recordChange(portal, 'resend', { diff: [], stream: deal._id })
  await mailSharedDeal(change, viewer, { deal, contact, portal, user })
}
