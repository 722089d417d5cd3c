/** All rule packs, those for every state first. */
import type { RulePack } from 'openapi'
import type { RulePackKey, UsState } from 'openapi/codes'
import { FEDERAL_MORTGAGE } from './federal-mortgage.ts'
import type { Pack } from './rule-pack.ts'
import { STATE_PACKS } from './state-packs.ts'

export const RULE_PACKS: readonly Pack[] = [FEDERAL_MORTGAGE, ...STATE_PACKS]

export const rulePackOf = (key: RulePackKey): Pack | undefined => RULE_PACKS.find((pack) => pack.key === key)

/** The packs that a new account's templates follow: the federal one, and that of its state if there is one. */
export const firstRulePacks = (state: UsState | null): Pack[] =>
  RULE_PACKS.filter((pack) => pack.state === null || pack.state === state)

export const presentRulePack = ({ key, name, state, summary, sources, checked_on }: Pack): RulePack => ({
  key,
  name,
  state,
  summary,
  sources: [...sources],
  checked_on,
  disclaimer: DISCLAIMER,
})

const DISCLAIMER =
  'This is guidance, not legal advice. Forms change, and your contract may say something different. Check with your broker or an attorney.'
