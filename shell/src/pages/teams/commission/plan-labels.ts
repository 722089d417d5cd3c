/** Texts about a commission plan. */
import type { CommissionPlan, CommissionStanding } from 'openapi'
import { formatDay } from 'ui-kit/days'
import { formatMoney, formatRate } from 'ui-kit/format'

/** "$3,200 of $18,000 left until Mar 1". `now` is today for the account. */
export function capLabel({ plan, cap_left: left, year_until: until }: CommissionStanding, now: string): string {
  if (!plan) return 'No commission plan'
  if (left === null || until === null) return 'A plan without a cap'
  return `${formatMoney(left)} of ${formatMoney(plan.cap)} left until ${formatDay(until, now)}`
}

/** "70%, from $50,000 on 80%" */
export const splitLabel = ({ tiers }: CommissionPlan): string =>
  tiers
    .map(({ from, split_bp }) =>
      from === 0 ? formatRate(split_bp) : `from ${formatMoney(from)} on ${formatRate(split_bp)}`,
    )
    .join(', ')

/** "Transaction fee $395, insurance 1.5%" */
export const feeLabel = ({ fees }: CommissionPlan): string =>
  fees
    .map(({ label, flat, rate_bp }) => `${label} ${flat === null ? formatRate(rate_bp) : formatMoney(flat)}`)
    .join(', ')
