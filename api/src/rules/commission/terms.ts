/** The input of a commission's computation. Amounts are in cents, rates in basis points. */

export const WHOLE_BP = 10_000

/** One side of a deal: a flat amount, or a part of the price. */
export type Side = {
  label: string
  /** The price, or the value of the side; null while unknown. */
  price: number | null
  /** For a lease, how many months' rent `price` is, for the explanation. Null for a sale. */
  months: number | null
  /** Null for all of the price (a lease of so many months' rent), or if nothing is agreed. */
  rate_bp: number | null
  flat: number | null
}

/** Once the agent has earned `from` cents since the anniversary, they keep `split_bp`. */
export type Tier = { from: number; split_bp: number }

/** A flat amount, or a part of what the split leaves the agent. */
export type PlanFee = { label: string; flat: number | null; rate_bp: number | null }

/** An agent's agreement with the company. Tiers ascend, and the first begins at 0. */
export type Plan = {
  tiers: readonly Tier[]
  /** The most that the company takes in splits from one anniversary to the next; null for no limit. */
  cap: number | null
  fees: readonly PlanFee[]
}

/** What counted toward tiers and cap since the anniversary, before this deal. */
export type Standing = {
  /** The anniversary on which the year began. */
  year_from: string
  /** The next anniversary, no longer part of the year. */
  year_until: string
  /** Commission that the agent brought in, which tiers count. */
  earned: number
  /** The company's part of it, which the cap counts. */
  paid: number
}

/** An agent of the deal. Without a plan they keep everything except what the deal itself deducts. */
export type AgentTerms = {
  user: string
  share_bp: number
  plan: (Plan & Standing) | null
}

export type CommissionInput = {
  sides: readonly Side[]
  referral_bp: number
  franchise_bp: number
  /** The agents' split on this deal, instead of their plans' tiers; null to use the plans. Caps still apply. */
  split_bp: number | null
  /** A flat fee of the deal, divided among the agents by share. */
  fees: number
  agents: readonly AgentTerms[]
  /** ISO 4217 code, for the explanations. */
  currency: string
}
