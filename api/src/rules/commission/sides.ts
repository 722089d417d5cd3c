/** The sides of a deal that earn a commission (docs/domain.md#commission, step 1). Pure. */
import { DealType, Representation } from 'openapi/codes'
import type { Side } from './terms.ts'

/** The fields of a deal and its terms that matter here. */
export type Earning = {
  /** The sale price or, before the sale, the list price; for a lease, the monthly rent. */
  price: number | null
  representation: Representation
  deal_type: DealType
  rate_bp: number | null
  flat: number | null
  /** How many months' rent a lease counts as; null if it is priced like a sale. */
  lease_months: number | null
}

const SIDES: Record<Representation, readonly string[]> = {
  [Representation.Buyer]: ['Buyer side'],
  [Representation.Seller]: ['Listing side'],
  [Representation.Dual]: ['Listing side', 'Buyer side'],
  [Representation.Landlord]: ['Landlord side'],
  [Representation.Tenant]: ['Tenant side'],
  [Representation.Referral]: ['Referral received'],
}

/** Whether the deal is a lease. */
export const isLease = ({ representation, deal_type: type }: Pick<Earning, 'representation' | 'deal_type'>): boolean =>
  type === DealType.Lease || representation === Representation.Landlord || representation === Representation.Tenant

/** One side, or both where the team acts for both. */
export function sidesOf(deal: Earning): Side[] {
  const { price, rate_bp, flat } = deal
  const months = isLease(deal) ? deal.lease_months : null
  const worth = price === null || months === null ? price : price * months
  return SIDES[deal.representation].map((label) => ({ label, price: worth, months, rate_bp, flat }))
}
