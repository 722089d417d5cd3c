/** The commission plans of the demo's agents, and the commission of their deals, in closing order. */
import type { Types } from 'mongoose'
import { DealStatus } from 'openapi/codes'
import { CommissionPlanModel } from '#api/entities/commission-plans/commission-plan.model.ts'
import type { DealDocument } from '#api/entities/deals/deal.model.ts'
import { byClosing } from '#api/processes/commission/confirmed-deals.query.ts'
import { ledgerOfDeal } from '#api/processes/commission/deal-ledger.ts'
import { asAgreed, keepAmounts, termsOf } from '#api/processes/commission/settle-commission.command.ts'
import { type Confirmed, planOn, standingOn } from '#api/rules/commission/standing.ts'
import { officeHour } from './chance/calendar.ts'

export type Agreement = {
  team: Types.ObjectId
  user: Types.ObjectId
  /** In cents. */
  cap: number | null
  splits: readonly { from: number; split_bp: number }[]
}

/** An old plan with years that start in March and a fee for each deal. */
export async function insertPlans(account: Types.ObjectId, agreements: readonly Agreement[], owner: Types.ObjectId) {
  return CommissionPlanModel.create(
    agreements.map(({ team, user, cap, splits }) => ({
      account,
      team,
      user,
      effective_from: '2020-03-01',
      anniversary: '03-01',
      tiers: [...splits],
      cap,
      fees: [{ label: 'Transaction fee', flat: 395_00, rate_bp: null }],
      created_by: owner,
    })),
  )
}

type StoredPlans = Awaited<ReturnType<typeof insertPlans>>

/** Calculates the commission of every deal, for open ones as if they closed next. */
export function settleCommissions(deals: readonly DealDocument[], plans: StoredPlans, today: string): void {
  const confirmed = new Map<string, Confirmed[]>()
  const isClosed = ({ status }: DealDocument) => status === DealStatus.Closed
  for (const deal of deals.filter(isClosed)) {
    deal.set('commission.confirmed_at', officeHour(deal.dates.actual_close ?? today))
  }
  const inOrder = [...deals.filter(isClosed).toSorted(byClosing), ...deals.filter((deal) => !isClosed(deal))]
  for (const deal of inOrder) {
    const day = (isClosed(deal) ? deal.dates.actual_close : deal.dates.closing) ?? today
    for (const agent of deal.agents) {
      const own = plans.filter(({ team, user }) => team.equals(deal.team) && user.equals(agent.user)).map(asAgreed)
      const plan = planOn(own, day)
      const counted = confirmed.get(keyOf(deal, agent)) ?? []
      agent.set('standing', plan && { ...termsOf(plan), ...standingOn(plan, day, counted) })
    }
    keepAmounts(deal, ledgerOfDeal(deal, 'USD'))
    if (!isClosed(deal)) continue
    for (const agent of deal.agents) {
      const part = { closed_on: day, portion: agent.portion ?? 0, company: agent.company ?? 0 }
      confirmed.set(keyOf(deal, agent), [...(confirmed.get(keyOf(deal, agent)) ?? []), part])
    }
  }
}

const keyOf = ({ team }: DealDocument, { user }: { user: Types.ObjectId }): string => `${String(team)} ${String(user)}`
