/** Where a client gets emails about a deal. */
import type { ClientSession } from 'mongoose'
import { PortalMode, UserStatus } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { brokerageName } from '#entities/accounts/account.presenter.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { leadAddress } from '#entities/deals/lead-address.query.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { StoredPortal } from './portal.model.ts'

/**
 * The recipient of an email about the deal, and data for all such emails. `deal` is null for a client without a
 * sign-in.
 */
export type ClientAddress = {
  to: string
  facts: { first_name: string; account_name: string; deal: string | null; agent_email: string | null }
}

/**
 * The client of a portal: the address that they sign in with or, for a private link, the contact's first one. Null if
 * there is no address, or if an invitation is still open: the client must accept it before getting other emails.
 */
export async function findClientAddress(
  portal: StoredPortal,
  session: ClientSession | null = null,
): Promise<ClientAddress | null> {
  const to = await addressOf(portal, session)
  if (to === undefined) return null
  const account = await AccountModel.findById(portal.account, { name: 1, brokerage: 1 }).session(session).lean()
  const contact = await ContactModel.findById(portal.contact, { first_name: 1 }).session(session).lean()
  const deal = portal.mode === PortalMode.account ? String(portal.deal) : null
  const account_name = account ? brokerageName(account) : ''
  const agent_email = await leadAddress(portal.deal, session)
  return { to, facts: { first_name: contact?.first_name ?? '', account_name, deal, agent_email } }
}

async function addressOf(
  { mode, user, contact }: StoredPortal,
  session: ClientSession | null,
): Promise<string | undefined> {
  if (mode === PortalMode.account) {
    const found = user && (await UserModel.findOne({ _id: user, status: UserStatus.Active }, { email: 1 }, { session }))
    return found?.email
  }
  const found = await ContactModel.findById(contact, { emails: 1 }).session(session).lean()
  return found?.emails[0]?.toLowerCase()
}
