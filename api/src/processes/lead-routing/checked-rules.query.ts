/** Checks the rules of a request. */
import { trusted } from 'mongoose'
import type { LeadRuleInput } from 'openapi'
import { LeadRuleWay } from 'openapi/codes'
import type { StoredLeadRule } from '#entities/lead-routing/lead-routing.model.ts'
import { LeadSourceModel } from '#entities/lead-sources/lead-source.model.ts'
import { requireMember } from '#entities/users/user.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { badRequest, invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { newId } from '#platform/records/record.ts'

/**
 * The rules as they are stored. People and sources that a rule had already may stay in it, even if they have left.
 * @throws 400 naming the field
 */
export async function checkedRules(
  { session }: Pick<Change, 'session'>,
  viewer: Viewer,
  rules: readonly LeadRuleInput[],
  stored: readonly StoredLeadRule[],
): Promise<object[]> {
  const before = new Map(stored.map((rule) => [rule.id, rule]))
  const people = new Set(stored.flatMap(({ users, fallback }) => [...users, fallback].map(String)))
  const sources = new Set(stored.flatMap((rule) => rule.sources.map(String)))
  const checked: object[] = []
  const seen = new Set<string>()
  for (const [at, rule] of rules.entries()) {
    const field = (name: string) => `rules.${at}.${name}`
    if (rule.id && (!before.has(rule.id) || seen.has(rule.id))) throw invalid(field('id'), 'isn’t a rule of yours')
    if (rule.id) seen.add(rule.id)
    requireWhole(rule, field)
    for (const [place, user] of (rule.users ?? []).entries())
      if (!people.has(user)) await requireMember(viewer, user, field(`users.${place}`), session)
    if (rule.fallback && !people.has(rule.fallback))
      await requireMember(viewer, rule.fallback, field('fallback'), session)
    const added = (rule.sources ?? []).filter((id) => !sources.has(id))
    const found = { _id: trusted({ $in: added }), account: viewer.account }
    if ((await LeadSourceModel.countDocuments(found, { session })) < added.length)
      throw invalid(field('sources'), 'has a lead source that doesn’t exist')
    checked.push({ ...rule, id: rule.id ?? String(newId()) })
  }
  return checked
}

/** @throws 400 naming what its way needs, or does not have */
function requireWhole(
  { way, users = [], minutes, fallback, price_from, price_to, hours }: LeadRuleInput,
  field: (name: string) => string,
): void {
  const isClaim = way === LeadRuleWay.claim
  const faults: [string, string | false][] = [
    ['users', way === LeadRuleWay.person && users.length !== 1 && 'must name one person'],
    ['users', way === LeadRuleWay.rotation && users.length === 0 && 'must name at least one person'],
    ['users', isClaim && users.length === 0 && 'must name at least one person'],
    [
      'users',
      way === LeadRuleWay.pond && users.length > 0 && 'must be empty, since every agent may claim from the pond',
    ],
    ['minutes', isClaim && !minutes && 'is required for first-to-claim rules'],
    ['minutes', !isClaim && !!minutes && 'applies only to first-to-claim rules'],
    ['fallback', !isClaim && !!fallback && 'applies only to first-to-claim rules'],
    ['price_to', !!price_from && !!price_to && price_to < price_from && 'can’t be below the lowest price'],
    ['hours.ends', !!hours && hours.starts === hours.ends && 'must be different from the start time'],
  ]
  const errors = faults.flatMap(([name, reason]) => (reason ? [{ field: field(name), reason }] : []))
  if (errors.length > 0) throw badRequest(errors)
}
