/** Whom the team represents in a deal. */
import { PartyRole, Representation } from 'openapi/codes'

const { buyer, seller, landlord, tenant } = PartyRole

/** The roles that the team represents. */
export const clientRoles: { readonly [representation in Representation]: readonly PartyRole[] } = {
  [Representation.Buyer]: [buyer],
  [Representation.Seller]: [seller],
  [Representation.Dual]: [seller, buyer],
  [Representation.Landlord]: [landlord],
  [Representation.Tenant]: [tenant],
  [Representation.Referral]: [buyer, seller, landlord, tenant],
}
