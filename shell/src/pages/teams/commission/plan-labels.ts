/** Texts about a commission plan. */
import type { CommissionPlan, CommissionStanding } from 'openapi'
import { formatDay } from 'ui-kit/days'
import { formatMoney, formatRate } from 'ui-kit/format'
import { copy } from './copy.ts'

/** "$3,200 of $18,000 left until Mar 1". `now` is today for the account. */
export function capLabel({ plan, cap_left: left, year_until: until }: CommissionStanding, now: string): string {
  if (!plan) return copy.planLabels.noPlan
  if (left === null || until === null) return copy.planLabels.noCap
  return copy.planLabels.capLeft(formatMoney(left), formatMoney(plan.cap), formatDay(until, now))
}

/** "70%, then 80% from $50,000" */
export const splitLabel = ({ tiers }: CommissionPlan): string =>
  copy.planLabels.tiers(
    tiers.map(({ from, split_bp }) =>
      from === 0 ? formatRate(split_bp) : copy.planLabels.tier(formatRate(split_bp), formatMoney(from)),
    ),
  )

/** "Transaction fee $395, insurance 1.5%" */
export const feeLabel = ({ fees }: CommissionPlan): string =>
  fees
    .map(({ label, flat, rate_bp }) =>
      copy.planLabels.fee(label, flat === null ? formatRate(rate_bp) : formatMoney(flat)),
    )
    .join(', ')
