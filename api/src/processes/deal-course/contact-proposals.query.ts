/** What the clients of a deal become with it (docs/domain.md#lifecycles). Nothing of it happens by itself. */
import { trusted } from 'mongoose'
import type { ContactProposal } from 'openapi'
import { ContactStatus, DealStatus, PartyRole } from 'openapi/codes'
import { ContactModel, LEAD_STATUSES } from '#entities/contacts/contact.model.ts'
import { contactName } from '#entities/contacts/contact.presenter.ts'
import { clientRoles } from '#entities/deals/client-roles.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'

/** The statuses that a contact has before their deal comes under contract. */

/** The proposals for a deal that becomes `status`, one for each client with whom anything would change. */
export async function contactProposals(
  { parties, representation }: Pick<StoredDeal, 'parties' | 'representation'>,
  status: DealStatus,
): Promise<ContactProposal[]> {
  const clients = parties.filter(({ role }) => clientRoles[representation].includes(role))
  const ids = trusted({ $in: clients.map(({ contact }) => contact) })
  const contacts = await ContactModel.find({ _id: ids }).lean()
  const isClosed = status === DealStatus.Closed
  return contacts
    .map((contact): ContactProposal => {
      const isBuyer = clients.some((one) => one.contact.equals(contact._id) && one.role === PartyRole.buyer)
      return {
        contact: String(contact._id),
        name: contactName(contact),
        status: contact.status,
        proposed_status: proposed(contact.status, isClosed),
        home_anniversary: contact.home_anniversary ?? null,
        proposes_anniversary: isClosed && isBuyer,
      }
    })
    .filter(({ proposed_status: next, proposes_anniversary: isNew }) => next !== null || isNew)
}

function proposed(status: ContactStatus, isClosed: boolean): ContactStatus | null {
  if (isClosed) return status === ContactStatus.Closed ? null : ContactStatus.Closed
  return LEAD_STATUSES.includes(status) ? ContactStatus.ActiveClient : null
}
