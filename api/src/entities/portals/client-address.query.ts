/** Where the clients of a deal get emails about it. */
import type { ClientSession } from 'mongoose'
import { PortalMode, UserStatus } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { brokerageName } from '#entities/accounts/account.presenter.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { leadAddress } from '#entities/deals/lead-address.query.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { StoredPortal } from './portal.model.ts'

/** Who writes, and where a reply goes: the same for all clients of a deal. */
type Letterhead = { account_name: string; agent_email: string | null }

/**
 * The recipient of an email about the deal, and data for all such emails. `deal` is null for a client without a
 * sign-in.
 */
export type ClientAddress = {
  to: string
  facts: Letterhead & { first_name: string; deal: string | null }
}

/**
 * The client of a portal: the address that they sign in with or, for a private link, the contact's first one. Null if
 * there is no address, or if an invitation is still open: the client must accept it before getting other emails.
 */
export async function findClientAddress(
  portal: StoredPortal,
  session: ClientSession | null = null,
): Promise<ClientAddress | null> {
  const [client] = await findClientAddresses([portal], session)
  return client ?? null
}

/** The clients of portals to one deal. Each address comes once, for the first portal that has it. */
export async function findClientAddresses(
  portals: readonly StoredPortal[],
  session: ClientSession | null,
): Promise<(ClientAddress & { portal: StoredPortal })[]> {
  const reached = new Map<string, StoredPortal>()
  for (const portal of portals) {
    const to = await addressOf(portal, session)
    if (to !== undefined && !reached.has(to)) reached.set(to, portal)
  }
  const [first] = reached.values()
  if (!first) return []
  const letterhead = await letterheadOf(first, session)
  const clients: (ClientAddress & { portal: StoredPortal })[] = []
  for (const [to, portal] of reached) {
    const contact = await ContactModel.findById(portal.contact, { first_name: 1 }).session(session).lean()
    const deal = portal.mode === PortalMode.account ? String(portal.deal) : null
    clients.push({ to, portal, facts: { ...letterhead, first_name: contact?.first_name ?? '', deal } })
  }
  return clients
}

async function letterheadOf({ account, deal }: StoredPortal, session: ClientSession | null): Promise<Letterhead> {
  const found = await AccountModel.findById(account, { name: 1, brokerage: 1 }).session(session).lean()
  return { account_name: found ? brokerageName(found) : '', agent_email: await leadAddress(deal, session) }
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
