/** Gives a new account its first templates. */
import type { Types } from 'mongoose'
import type { UsState } from 'openapi/codes'
import type { Change } from '#platform/events/change.ts'
import { applyRulePack } from './rule-packs/apply-rule-pack.ts'
import type { Pack } from './rule-packs/rule-pack.ts'
import { firstRulePacks } from './rule-packs/rule-packs.ts'
import { storedStarterTemplates } from './starter-templates.ts'
import { type TemplateDocument, TemplateModel } from './template.model.ts'

type Starter = ReturnType<typeof storedStarterTemplates>[number]

/** Stores the templates, with the contract rules of the state. Returns them in order, the one for buyers first. */
export async function createStarterTemplates(
  change: Change,
  account: Types.ObjectId,
  state: UsState | null,
): Promise<TemplateDocument[]> {
  const packs = firstRulePacks(state)
  const templates = storedStarterTemplates().map((starter) => {
    const followed = packs.filter((pack) => concerns(pack, starter)).reduce(follow, starter)
    return new TemplateModel({ account, ...followed })
  })
  for (const template of templates) await change.save(template)
  return templates
}

const follow = (starter: Starter, pack: Pack): Starter => ({ ...starter, ...applyRulePack(starter, pack) })

/** Federal rules are for those who buy with a loan. */
const concerns = ({ state }: Pack, { milestones }: Starter): boolean =>
  state !== null || milestones.some((milestone) => milestone.tasks.some(({ key }) => key === LOAN_APPLICATION))

const LOAN_APPLICATION = 'loan'
