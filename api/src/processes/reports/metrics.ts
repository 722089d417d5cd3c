/** What deals add up to, and which agents are credited. Sums are stored, and averages are computed when shown. */
import type { Types } from 'mongoose'
import { Representation } from 'openapi/codes'
import { daysBetween } from '#rules/calendar/days.ts'
import { apportion } from '#rules/commission/apportion.ts'

/** The stored fields of a deal that reports need. */
export type DealFacts = {
  team: Types.ObjectId
  status: number
  representation: number
  deal_type: number
  source: number
  /** The sale price or, before the sale, the list price; in cents. */
  price?: number | null
  dates?: { acceptance?: string | null; closing?: string | null; actual_close?: string | null } | null
  agents: readonly AgentFacts[]
  /** The computed commission, in cents. gross = referral + franchise + company + agents_amount + fees_amount. */
  commission?: CommissionFacts | null
}

type AgentFacts = {
  user: Types.ObjectId
  share_bp?: number | null
  /** How the agent's share is divided among the company, fees and the agent, in cents. */
  company?: number | null
  fees?: number | null
  amount?: number | null
}

/** A projection of exactly a deal's facts. */
export const dealFactsProjection = {
  team: 1,
  status: 1,
  representation: 1,
  deal_type: 1,
  source: 1,
  price: 1,
  'dates.acceptance': 1,
  'dates.closing': 1,
  'dates.actual_close': 1,
  'agents.user': 1,
  'agents.share_bp': 1,
  'agents.company': 1,
  'agents.fees': 1,
  'agents.amount': 1,
  commission: 1,
} as const

type CommissionFacts = {
  split_bp?: number | null
  plan_split_bp?: number | null
  gross?: number | null
  referral?: number | null
  franchise?: number | null
  company?: number | null
  agents_amount?: number | null
  /** The deal's own fee as agreed, and the total of all fees. */
  fees?: number | null
  fees_amount?: number | null
}

const AMOUNTS = ['volume', 'referral', 'company', 'agents', 'fees'] as const

/**
 * `priced`, `earning` and `timed` count the deals with a price, a commission and a duration: the divisors of averages.
 */
export const FIGURES = [...AMOUNTS, 'deals', 'units', 'priced', 'commission', 'earning', 'days', 'timed'] as const

/** Sums over deals. Amounts are in cents. */
export type Metrics = Record<(typeof FIGURES)[number], number>

/** Sums to start from: every metric is 0. */
export const noMetrics = (): Metrics => Object.fromEntries(FIGURES.map((name) => [name, 0])) as Metrics

/** Adds `more` to `sums`. A missing metric counts as 0. */
export function addMetrics(sums: Metrics, more: Partial<Metrics>): void {
  for (const name of FIGURES) sums[name] += more[name] ?? 0
}

/** The metrics of one deal. */
export function metricsOf(deal: DealFacts): Metrics {
  const { price } = deal
  // Without a price, a percentage has no amount yet.
  const earned = typeof deal.commission?.gross === 'number' ? deal.commission : null
  const amounts = {
    volume: price ?? 0,
    // Both go to third parties before the split.
    referral: (earned?.referral ?? 0) + (earned?.franchise ?? 0),
    company: earned?.company ?? 0,
    agents: earned?.agents_amount ?? 0,
    fees: earned?.fees_amount ?? earned?.fees ?? 0,
  }
  const duration = durationOf(deal)
  return {
    ...amounts,
    commission: sumOfParts(amounts),
    deals: 1,
    units: deal.representation === Representation.Dual ? 2 : 1,
    priced: typeof price === 'number' ? 1 : 0,
    earning: earned ? 1 : 0,
    days: duration ?? 0,
    timed: duration === null ? 0 : 1,
  }
}

/**
 * Each agent's part of a deal's metrics: volume and referral by share, the rest as computed for that agent. If no agent
 * has a share, the first gets everything. The parts add up to the whole.
 */
export function creditsOf(deal: DealFacts): { user: Types.ObjectId | null; metrics: Metrics }[] {
  const whole = metricsOf(deal)
  const sharing = deal.agents.filter(({ share_bp }) => (share_bp ?? 0) > 0)
  if (sharing.length === 0) return [{ user: deal.agents[0]?.user ?? null, metrics: whole }]
  const shares = sharing.map(({ share_bp }) => share_bp ?? 0)
  const parts = AMOUNTS.map((name) => [name, apportion(whole[name], shares)] as const)
  const isWorkedOut = whole.earning > 0 && sharing.every(({ company }) => typeof company === 'number')
  return sharing.map(({ user, company, fees, amount }, i) => {
    const byShare = { ...whole, ...Object.fromEntries(parts.map(([name, part]) => [name, part[i] ?? 0])) }
    const own = { company: company ?? 0, fees: fees ?? 0, agents: amount ?? 0 }
    const metrics = isWorkedOut ? { ...byShare, ...own } : byShare
    return { user, metrics: { ...metrics, commission: sumOfParts(metrics) } }
  })
}

/** Summed from its parts, so that a divided commission still adds up to the cent. */
const sumOfParts = ({ referral, company, agents, fees }: Pick<Metrics, 'referral' | 'company' | 'agents' | 'fees'>) =>
  referral + company + agents + fees

/** Days from acceptance to closing; null without both. */
function durationOf({ dates }: DealFacts): number | null {
  return dates?.acceptance && dates.actual_close ? daysBetween(dates.acceptance, dates.actual_close) : null
}
