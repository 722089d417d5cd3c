/** Computes the commission ledger of a stored deal from its terms, price, agents and their standings. Pure. */
import type { Types } from 'mongoose'
import type { DealType, Representation } from 'openapi/codes'
import { type Ledger, ledgerOf } from '#rules/commission/ledger.ts'
import { sidesOf } from '#rules/commission/sides.ts'
import type { Plan, Standing } from '#rules/commission/terms.ts'

/** The fields of a deal that the ledger needs. */
export type EarningDeal = {
  sale_price?: number | null
  list_price?: number | null
  representation: Representation
  deal_type: DealType
  commission: {
    rate_bp?: number | null
    flat?: number | null
    lease_months?: number | null
    referral_bp: number
    franchise_bp?: number | null
    split_bp?: number | null
    fees: number
  }
  agents: readonly EarningAgent[]
}

type EarningAgent = { user: Types.ObjectId; share_bp: number; standing?: StoredStanding | null }
type StoredStanding = Standing & {
  tiers: Plan['tiers']
  cap?: number | null
  fees: readonly { label: string; flat?: number | null; rate_bp?: number | null }[]
}

/** Null while the deal has neither a price nor a flat amount. `currency` is for the explanations. */
export function ledgerOfDeal(deal: EarningDeal, currency: string): Ledger | null {
  const { rate_bp, flat, lease_months, referral_bp, franchise_bp, split_bp, fees } = deal.commission
  const sides = sidesOf({
    price: deal.sale_price ?? deal.list_price ?? null,
    representation: deal.representation,
    deal_type: deal.deal_type,
    rate_bp: rate_bp ?? null,
    flat: flat ?? null,
    lease_months: lease_months ?? null,
  })
  const agents = deal.agents.map(({ user, share_bp, standing }) => ({
    user: String(user),
    share_bp,
    plan: standing ? planOf(standing) : null,
  }))
  const terms = { referral_bp, franchise_bp: franchise_bp ?? 0, split_bp: split_bp ?? null, fees }
  return ledgerOf({ sides, agents, currency, ...terms })
}

const planOf = ({ tiers, cap, fees, year_from, year_until, earned, paid }: StoredStanding): Plan & Standing => ({
  tiers,
  cap: cap ?? null,
  fees: fees.map(({ label, flat, rate_bp }) => ({ label, flat: flat ?? null, rate_bp: rate_bp ?? null })),
  year_from,
  year_until,
  earned,
  paid,
})
