/** Computes the commission of a deal from its agents' plans and the deals that count toward their caps. */
import { trusted, type Types } from 'mongoose'
import { isDeepStrictEqual } from 'node:util'
import { DealStatus } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { CommissionPlanModel, type StoredCommissionPlan } from '#entities/commission-plans/commission-plan.model.ts'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import { unprocessable } from '#platform/http/errors.ts'
import type { DealSave } from '#processes/deal-save/deal-hooks.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { capYear } from '#rules/commission/cap-year.ts'
import type { Ledger } from '#rules/commission/ledger.ts'
import { isCounting, planOn, standingOn } from '#rules/commission/standing.ts'
import { takeCommissionTurns } from './commission-turn.model.ts'
import { byClosing, confirmedDeals, confirmedOf } from './confirmed-deals.query.ts'
import { ledgerOfDeal } from './deal-ledger.ts'

/** The largest amount that the contract allows, in cents. */
const MOST = 100_000_000_000_000

/** What a commission is computed from besides the deal itself. */
export type Agreements = { timeZone: string; currency: string; plans: readonly StoredCommissionPlan[] }

/** Reads the agreements for deals of one team, once for all of them. */
export async function readAgreements({ session }: Change, deals: readonly DealDocument[]): Promise<Agreements> {
  const [first] = deals
  const user = trusted({ $in: deals.flatMap(({ agents }) => agents.map((agent) => agent.user)) })
  const account = await AccountModel.findById(first?.account, { time_zone: 1, currency: 1 }, { session }).lean()
  const plans = await CommissionPlanModel.find({ team: first?.team ?? null, user }, null, { session }).lean()
  return { timeZone: account?.time_zone ?? 'UTC', currency: account?.currency ?? 'USD', plans }
}

/**
 * Sets the agents' standings and all commission amounts. A closed deal's amounts are confirmed, based on the deals that
 * closed before it. Any other deal's are projected, as if it were the next to close.
 * @throws 422 if an amount is too large to store
 */
export async function settleCommission(change: Change, deal: DealDocument, agreements?: Agreements): Promise<void> {
  const { at } = change
  const { timeZone, currency, plans } = agreements ?? (await readAgreements(change, [deal]))
  const isClosed = deal.status === DealStatus.Closed
  if (!isClosed) deal.set('commission.confirmed_at', null)
  else if (!deal.commission.confirmed_at) deal.set('commission.confirmed_at', at)
  const planned = isClosed ? deal.dates.actual_close : deal.dates.closing
  await setStandings(change, deal, { plans, day: planned ?? todayIn(timeZone, at) })
  keepAmounts(deal, ledgerOfDeal(deal, currency))
}

/**
 * Settles the commission of a deal being saved. Concurrent closings of the same agent's deals run one after the other.
 */
export async function settleSaved(change: Change, deal: DealDocument, { before }: DealSave): Promise<void> {
  if (before?.status === DealStatus.Closed || deal.status === DealStatus.Closed) {
    const agents = [...(before?.agents ?? []), ...deal.agents].map(({ user }) => user)
    await takeCommissionTurns(agents, change.session)
  }
  await settleCommission(change, deal)
}

/** Stores with each agent the plan in effect on the day, and their standing before this deal. */
async function setStandings(
  change: Change,
  deal: DealDocument,
  { plans, day }: { plans: Agreements['plans']; day: string },
): Promise<void> {
  for (const agent of deal.agents) {
    const plan = planOn(plans.filter(({ user }) => user.equals(agent.user)).map(asAgreed), day)
    const standing = plan && {
      ...termsOf(plan),
      ...(await standingBefore(change, deal, { plan, user: agent.user, day })),
    }
    if (!isDeepStrictEqual(plain(agent.standing), plain(standing))) agent.set('standing', standing)
  }
}

type Agreed = ReturnType<typeof asAgreed>

/** A plan in the form that the commission rules take. */
export const asAgreed = ({ _id, effective_from, anniversary, tiers, cap, fees }: StoredCommissionPlan) => ({
  plan: _id,
  effective_from,
  anniversary,
  tiers: tiers.map(({ from, split_bp }) => ({ from, split_bp })),
  cap: cap ?? null,
  fees: fees.map(({ label, flat, rate_bp }) => ({ label, flat: flat ?? null, rate_bp: rate_bp ?? null })),
})

/** The terms of a plan that are stored with a deal. */
export const termsOf = ({ plan, tiers, cap, fees }: Agreed) => ({ plan, tiers, cap, fees })

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

async function standingBefore(
  { session }: Change,
  deal: DealDocument,
  { plan, user, day }: { plan: Agreed; user: Types.ObjectId; day: string },
) {
  if (!isCounting(plan)) return standingOn(plan, day, [])
  const { year_from: from, year_until: until } = capYear(plan.anniversary, day)
  const deals = await confirmedDeals({ team: deal.team, users: [user], from, until }, session)
  const isBefore =
    deal.status === DealStatus.Closed ? (one: (typeof deals)[number]) => byClosing(one, deal) < 0 : () => true
  const before = deals.filter((one) => !one._id.equals(deal._id) && isBefore(one))
  return standingOn(plan, day, confirmedOf(before, user))
}

/** Stores the ledger's amounts on the deal and its agents. */
export function keepAmounts(deal: DealDocument, ledger: Ledger | null): void {
  const amounts = ledger ? [ledger.gross, ...ledger.lines.map(({ base }) => base ?? 0)] : []
  if (amounts.some((amount) => amount > MOST)) {
    throw unprocessable('This commission is too large', [
      { field: 'commission', reason: 'is larger than we can record' },
    ])
  }
  const [split, ...others] = ledger?.splits ?? []
  deal.set({
    'commission.gross': ledger?.gross ?? null,
    'commission.referral': ledger?.referral ?? null,
    'commission.franchise': ledger?.franchise ?? null,
    'commission.company': ledger?.company ?? null,
    'commission.fees_amount': ledger?.fees ?? null,
    'commission.agents_amount': ledger?.agents_amount ?? null,
    'commission.plan_split_bp': others.length === 0 ? (split ?? null) : null,
  })
  for (const [i, agent] of deal.agents.entries()) {
    const { portion = null, company = null, fees = null, amount = null } = ledger?.agents[i] ?? {}
    agent.set({ portion, company, fees, amount })
  }
}
