import { Representation } from 'openapi/codes'

/** The client's role in a deal, by whom the team represents. */
export const clientRoles = {
  [Representation.Buyer]: 'buyer',
  [Representation.Seller]: 'seller',
  [Representation.Dual]: 'seller',
  [Representation.Landlord]: 'landlord',
  [Representation.Tenant]: 'tenant',
  [Representation.Referral]: 'other',
} as const satisfies Record<Representation, string>
