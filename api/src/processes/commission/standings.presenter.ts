/** The members' current standing against their caps. */
import type { Types } from 'mongoose'
import type { CommissionPlan, CommissionStanding } from 'openapi'
import { type Confirmed, planOn, standingOn } from '#rules/commission/standing.ts'

/** A member with all of their stored plans and their confirmed deals. */
type MemberPlans = {
  team: Types.ObjectId
  user: Types.ObjectId
  plans: readonly CommissionPlan[]
  confirmed: readonly Confirmed[]
}

/** The member's standing on a day. */
export function presentStanding({ team, user, plans, confirmed }: MemberPlans, day: string): CommissionStanding {
  const member = { team: String(team), user: String(user) }
  const plan = planOn(plans.map(agreed), day)
  if (!plan) return { ...member, plan: null, year_from: null, year_until: null, earned: 0, paid: 0, cap_left: null }
  const { year_from, year_until, earned, paid } = standingOn(plan, day, confirmed)
  const cap_left = plan.cap === null ? null : Math.max(0, plan.cap - paid)
  return { ...member, plan: plan.shown, year_from, year_until, earned, paid, cap_left }
}

const agreed = (shown: CommissionPlan) => ({ ...shown, shown })
