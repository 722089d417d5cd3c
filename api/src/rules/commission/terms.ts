/** What a commission is computed from. Amounts are in cents, rates in basis points. */

export const WHOLE_BP = 10_000

/** One side of a deal: a flat amount, or a part of the price. */
export type Side = {
  label: string
  /** The price, or what the side is worth; null where it is not known yet. */
  price: number | null
  /** For a lease: how many months' rent `price` stands for, told in the explanation. Null for a sale. */
  months: number | null
  /** Null for all of the price (a lease of so many months' rent), or where nothing is agreed. */
  rate_bp: number | null
  flat: number | null
}

/** From `from` cents of commission since the anniversary on, the agent keeps `split_bp`. */
export type Tier = { from: number; split_bp: number }

/** Taken from what the split leaves the agent: a flat amount or a part of it. */
export type PlanFee = { label: string; flat: number | null; rate_bp: number | null }

/** What an agent has agreed with the company. Tiers ascend, the first from 0. */
export type Plan = {
  tiers: readonly Tier[]
  /** The most that the company takes by splits between two anniversaries; null for no limit. */
  cap: number | null
  fees: readonly PlanFee[]
}

/** What counts against tiers and cap before the deal, since the anniversary. */
export type Standing = {
  /** The anniversary that the year began with. */
  year_from: string
  /** The next one, no longer of this year. */
  year_until: string
  /** Commission that the agent brought in: what tiers count. */
  earned: number
  /** What the company took of it: what the cap counts. */
  paid: number
}

/** An agent of the deal. Without a plan they keep everything but what the deal itself says. */
export type AgentTerms = {
  user: string
  share_bp: number
  plan: (Plan & Standing) | null
}

export type CommissionInput = {
  sides: readonly Side[]
  referral_bp: number
  franchise_bp: number
  /** The agents' part on this deal in place of the tiers of their plans; null for the plans. Caps hold all the same. */
  split_bp: number | null
  /** A flat fee of the deal, divided among the agents by share. */
  fees: number
  agents: readonly AgentTerms[]
  /** ISO 4217: for the explanations. */
  currency: string
}
