/** Where a client gets mail about a deal. */
import { PortalMode, UserStatus } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'
import type { StoredPortal } from './portal.model.ts'

/** Whom a letter about the deal goes to, and what every such letter says. `deal` is null for who has no sign-in. */
export type ClientAddress = {
  to: string
  facts: { first_name: string; account_name: string; deal: string | null }
}

/**
 * The client of a portal: by the address that they sign in with, or for a private link the contact's first one. Null for who
 * has none, and for who has not answered the invitation: it is theirs to take up before they hear more.
 */
export async function findClientAddress({ session }: Change, portal: StoredPortal): Promise<ClientAddress | null> {
  const to = await addressOf(portal, session)
  if (to === undefined) return null
  const account = await AccountModel.findById(portal.account, { name: 1, brokerage: 1 }).session(session).lean()
  const contact = await ContactModel.findById(portal.contact, { first_name: 1 }).session(session).lean()
  const deal = portal.mode === PortalMode.account ? String(portal.deal) : null
  const account_name = account?.brokerage || (account?.name ?? '')
  return { to, facts: { first_name: contact?.first_name ?? '', account_name, deal } }
}

async function addressOf(
  { mode, user, contact }: StoredPortal,
  session: Change['session'],
): Promise<string | undefined> {
  if (mode === PortalMode.account) {
    const found = user && (await UserModel.findOne({ _id: user, status: UserStatus.Active }, { email: 1 }, { session }))
    return found?.email
  }
  const found = await ContactModel.findById(contact, { emails: 1 }).session(session).lean()
  return found?.emails[0]?.toLowerCase()
}
