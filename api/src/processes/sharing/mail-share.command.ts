/** Emails a client that a deal was shared with them. */
import { AccountLinkPurpose } from 'openapi/codes'
import { mintAccountLink } from '#entities/account-links/account-link.command.ts'
import { brokerageName } from '#entities/accounts/account.presenter.ts'
import { AccountModel } from '#entities/accounts/account.model.ts'
import type { StoredContact } from '#entities/contacts/contact.model.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import type { StoredPortal } from '#entities/portals/portal.model.ts'
import { actorName } from '#entities/actors/actor-names.query.ts'
import { type StoredUser, UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'

type Share = { deal: StoredDeal; contact: StoredContact; portal: StoredPortal }

/**
 * Emails a client who signs in, with a link to set a password if they have none. If the address signs in to another
 * account, only that recipient is told so.
 */
export async function mailSharedDeal(
  change: Change,
  viewer: Viewer,
  { deal, contact, portal, user }: Share & { user: StoredUser | null },
): Promise<void> {
  const by = await sharedBy(change, viewer)
  if (!user) {
    const to = contact.emails[0]?.toLowerCase() ?? ''
    return queueMail(change, { to, template: 'deal_shared_elsewhere', data: { ...by, deal_name: deal.name } })
  }
  const minting = { user: user._id, purpose: AccountLinkPurpose.portal, deal: deal._id }
  const link = user.password_hash ? null : await mintAccountLink(change, minting)
  const data = { ...by, ...about(contact, deal), deal: String(deal._id), link }
  await queueMail(change, { to: user.email, template: 'deal_shared', data }, { portal: portal._id })
}

/**
 * Emails a client a private link.
 * @throws 400 if the contact has no address
 */
export async function mailPortalLink(
  change: Change,
  viewer: Viewer,
  { deal, contact, portal, token }: Share & { token: string },
): Promise<void> {
  const [to] = contact.emails
  if (!to) throw invalid('mail', 'needs an email address: add one to the contact first')
  const { expires_at: expires } = portal
  const data = {
    ...(await sharedBy(change, viewer)),
    ...about(contact, deal),
    token,
    expires_on: expires ? dayIn(viewer.time_zone, expires) : null,
    has_passcode: Boolean(portal.passcode_hash),
  }
  await queueMail(change, { to: to.toLowerCase(), template: 'deal_link', data }, { portal: portal._id })
}

const about = ({ first_name }: StoredContact, { name }: StoredDeal) => ({ first_name, deal_name: name })

async function sharedBy({ session }: Change, viewer: Viewer) {
  const agent = await actorName(viewer.id, session)
  const user = await UserModel.findById(viewer.id, { email: 1 }).session(session).lean()
  const account = await AccountModel.findById(viewer.account).session(session).lean()
  if (agent === undefined || !account) throw new Error('A viewer without a name or account')
  return { agent, account_name: brokerageName(account), agent_email: user?.email ?? null }
}

/** `December 12, 2026`. */
const dayIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at)
