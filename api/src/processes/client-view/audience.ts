/** Whom a portal is for: the client, or anyone else of the deal, who reads it in neutral words. Pure. */
import { ClientAudience, PartyRole, Representation } from 'openapi/codes'
import { clientRoles } from '#entities/deals/client-roles.ts'
import type { StoredDeal } from '#entities/deals/deal.model.ts'
import type { StoredPortal } from '#entities/portals/portal.model.ts'

type Sides = Pick<StoredDeal, 'parties' | 'representation'>
type Reader = Pick<StoredPortal, 'contact'>

/** A title company, a lender and the other side are parties, but not clients. */
export const audienceOf = (deal: Sides, reader: Reader): ClientAudience =>
  clientRoleOf(deal, reader) ? ClientAudience.client : ClientAudience.party

const sides: { readonly [role in PartyRole]?: Representation } = {
  [PartyRole.buyer]: Representation.Buyer,
  [PartyRole.seller]: Representation.Seller,
  [PartyRole.landlord]: Representation.Landlord,
  [PartyRole.tenant]: Representation.Tenant,
}

/** The client's own side, where the deal's representation has several; the deal's representation for everyone else. */
export function representationFor(deal: Sides, reader: Reader): Representation {
  const role = clientRoleOf(deal, reader)
  return (role && sides[role]) ?? deal.representation
}

const clientRoleOf = ({ parties, representation }: Sides, { contact }: Reader): PartyRole | undefined =>
  parties.find((one) => one.contact.equals(contact) && clientRoles[representation].includes(one.role))?.role
