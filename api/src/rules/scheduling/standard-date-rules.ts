/** The rules that the dates of a new deal follow (docs/domain.md#due-dates), until a template says otherwise. */
import type { DealDateRule } from 'openapi'
import { type DealDateName, DealType, Representation } from 'openapi/codes'

const rule = (date: DealDateName, anchor: DealDateName, offset: number): DealDateRule => ({
  date,
  anchor,
  offset,
  unit: 'calendar',
  business_up_to: null,
  roll: 'none',
  skip_holidays: true,
  time: null,
  rolled_time: null,
  source: null,
  pinned: false,
})

/** The contingencies of a sale count from its acceptance; walkthrough and possession hang on its closing. */
export const SALE: readonly DealDateRule[] = [
  rule('inspection', 'acceptance', 10),
  rule('appraisal', 'acceptance', 14),
  rule('title', 'acceptance', 14),
  rule('financing', 'acceptance', 21),
  rule('walkthrough', 'closing', -1),
  rule('possession', 'closing', 0),
]

const LEASE: readonly DealDateRule[] = [rule('possession', 'lease_start', 0)]

const LEASING: ReadonlySet<Representation> = new Set([Representation.Landlord, Representation.Tenant])

/** None for a referral, which is someone else's deal. */
export function standardDateRules(deal: {
  representation: Representation
  deal_type?: DealType | null
}): DealDateRule[] {
  if (deal.representation === Representation.Referral) return []
  const isLease = LEASING.has(deal.representation) || deal.deal_type === DealType.Lease
  return [...(isLease ? LEASE : SALE)]
}
