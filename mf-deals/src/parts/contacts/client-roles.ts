import { Representation } from 'openapi/codes'

/** What the client is in a deal, by whom the team acts for. */
export const clientRoles = {
  [Representation.Buyer]: 'buyer',
  [Representation.Seller]: 'seller',
  [Representation.Dual]: 'seller',
  [Representation.Landlord]: 'landlord',
  [Representation.Tenant]: 'tenant',
  [Representation.Referral]: 'other',
} as const satisfies Record<Representation, string>
