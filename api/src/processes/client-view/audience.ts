/** Whom a portal is for: the client, or anyone else of the deal, who reads it in neutral words. Pure. */
import { ClientAudience } from 'openapi/codes'
import { clientRoles } from '#entities/deals/client-roles.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import type { StoredPortal } from '#entities/portals/portal.model.ts'

/** A title company, a lender and the other side are parties, but not clients. */
export function audienceOf(
  { parties, representation }: Pick<StoredDeal, 'parties' | 'representation'>,
  { contact }: Pick<StoredPortal, 'contact'>,
): ClientAudience {
  const isClient = parties.some((one) => one.contact.equals(contact) && clientRoles[representation].includes(one.role))
  return isClient ? ClientAudience.client : ClientAudience.party
}
