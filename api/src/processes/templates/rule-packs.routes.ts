/** Rule packs: list them, and see a template that follows one. */
import { applyRulePack as apply } from '#entities/templates/rule-packs/apply-rule-pack.ts'
import { presentRulePack, RULE_PACKS, rulePackOf } from '#entities/templates/rule-packs/rule-packs.ts'
import { notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'

export const rulePacksRoutes: Operation[] = [
  operation('listRulePacks', teamMembers, listRulePacks),
  operation('applyRulePack', teamMembers, applyRulePack),
]

async function listRulePacks(): Promise<Answer<'listRulePacks'>> {
  return { status: 200, body: { results: RULE_PACKS.map(presentRulePack) } }
}

async function applyRulePack({ params, body }: Request<'applyRulePack'>): Promise<Answer<'applyRulePack'>> {
  const pack = rulePackOf(params.key)
  if (!pack) throw notFound()
  return { status: 200, body: apply(body, pack) }
}
