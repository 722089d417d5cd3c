/** Whose contract it is: of a home that's on the market, or of one that a client was looking for. */
import type { Deal } from 'openapi'
import { PartyRole, Representation } from 'openapi/codes'
import { copy } from './copy.ts'

const searching: ReadonlySet<Representation> = new Set([Representation.Buyer, Representation.Tenant])

/** Whether the client of a deal looks for a home. Each contract of theirs may be for another one. */
export const isSearching = ({ representation }: Pick<Deal, 'representation'>): boolean => searching.has(representation)

/** The role of whoever makes an offer to the client, or gets one from them. */
export const otherRoles: Readonly<Record<Representation, PartyRole>> = {
  [Representation.Buyer]: PartyRole.seller,
  [Representation.Seller]: PartyRole.buyer,
  [Representation.Dual]: PartyRole.buyer,
  [Representation.Landlord]: PartyRole.tenant,
  [Representation.Tenant]: PartyRole.landlord,
  [Representation.Referral]: PartyRole.other,
}

/** What a deal goes back to when its contract falls through: a listing to the market, a buyer or tenant to searching. */
export const afterFailure = (deal: Pick<Deal, 'representation'>) =>
  isSearching(deal) ? copy.afterFailure.search : copy.afterFailure.market
