/** Which plan is in effect on a day, and what counts toward its cap and tiers. Pure. */
import { sum } from './amounts.ts'
import { capYear } from './cap-year.ts'
import type { Plan, Standing } from './terms.ts'

/** A plan, in effect from a day until the agent's next one. */
export type DatedPlan = Plan & { effective_from: string; anniversary: string }

/** A confirmed deal, for one of its agents. */
export type Confirmed = { closed_on: string; portion: number; company: number }

/** The plan in effect on a day, from an agent's plans in any order; null if there was none yet. */
export function planOn<P extends DatedPlan>(plans: readonly P[], day: string): P | null {
  return plans.reduce<P | null>(
    (found, plan) =>
      plan.effective_from <= day && (found === null || plan.effective_from > found.effective_from) ? plan : found,
    null,
  )
}

/** The standing of an agent with this plan on a day, given their confirmed deals. */
export function standingOn({ anniversary }: DatedPlan, day: string, confirmed: readonly Confirmed[]): Standing {
  const year = capYear(anniversary, day)
  const counted = confirmed.filter(({ closed_on: on }) => on >= year.year_from && on < year.year_until)
  return {
    ...year,
    earned: sum(counted.map(({ portion }) => portion)),
    paid: sum(counted.map(({ company }) => company)),
  }
}

/** Whether earlier deals matter to the plan at all. */
export const isCounting = ({ cap, tiers }: Pick<Plan, 'cap' | 'tiers'>): boolean => cap !== null || tiers.length > 1
