/** Which plan holds on a day, and what counts against it. Pure. */
import { sum } from './amounts.ts'
import { capYear } from './cap-year.ts'
import type { Plan, Standing } from './terms.ts'

/** A plan and from when it holds, until the agent's next one. */
export type DatedPlan = Plan & { effective_from: string; anniversary: string }

/** A deal that was confirmed, for one agent of it. */
export type Confirmed = { closed_on: string; portion: number; company: number }

/** The plan in force on a day, of an agent's plans in any order; null where none was yet. */
export function planOn<P extends DatedPlan>(plans: readonly P[], day: string): P | null {
  return plans.reduce<P | null>(
    (found, plan) =>
      plan.effective_from <= day && (found === null || plan.effective_from > found.effective_from) ? plan : found,
    null,
  )
}

/** How an agent with this plan stands on a day, by what was confirmed of theirs. */
export function standingOn({ anniversary }: DatedPlan, day: string, confirmed: readonly Confirmed[]): Standing {
  const year = capYear(anniversary, day)
  const counted = confirmed.filter(({ closed_on: on }) => on >= year.year_from && on < year.year_until)
  return {
    ...year,
    earned: sum(counted.map(({ portion }) => portion)),
    paid: sum(counted.map(({ company }) => company)),
  }
}

/** Whether what came before matters to the plan at all. */
export const isCounting = ({ cap, tiers }: Pick<Plan, 'cap' | 'tiers'>): boolean => cap !== null || tiers.length > 1
