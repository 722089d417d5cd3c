/** Rules of law and of standard contract forms, for templates to follow (docs/decisions/rule-packs.md). */
import type { RulePack } from 'openapi'
import type { DealDateName, RulePackKey, UsState } from 'openapi/codes'
import type { DueRule } from '#rules/scheduling/due-rule.ts'
import type { StarterMilestone, StarterTask } from '#entities/templates/starters/starter-template.ts'

/** How a period is counted. */
export type Counting = Pick<DueRule, 'unit' | 'business_up_to' | 'roll' | 'time' | 'rolled_time' | 'source'>

export type Pack = Omit<RulePack, 'key' | 'state' | 'disclaimer'> & {
  key: RulePackKey
  state: UsState | null
  /** How the periods of the contract are counted, and those in which money is due. Null where the pack has no say. */
  periods: { general: Counting; money: Counting } | null
  /** What the pack brings. Null where it only counts. */
  step: PackStep | null
}

/** Tasks that a pack brings, in a milestone of their own. */
export type PackStep = Pick<StarterMilestone, 'key' | 'name' | 'client_text'> & {
  left_out_by: string[]
  tasks: readonly StarterTask[]
  /** Whether the law sets their rules: where a template has the task already, its rule becomes the pack's. */
  isLaw: boolean
  /** The date without which a template has no use for them. */
  needs: DealDateName | null
  /** How many days after the acceptance that date may be at most, in a template that gets the tasks. */
  within: number | null
}

/** Calendar days that end where they end. */
export const CALENDAR_DAYS: Omit<Counting, 'source'> = {
  unit: 'calendar',
  business_up_to: null,
  roll: 'none',
  time: null,
  rolled_time: null,
}
