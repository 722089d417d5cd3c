/** Creates, changes and deletes commission plans, with the effects on the members' deals. */
import type { CommissionPlanCreate, CommissionPlanUpdate, FieldError } from 'openapi'
import { type CommissionPlanDocument, CommissionPlanModel } from '#entities/commission-plans/commission-plan.model.ts'
import { MemberStatus, TeamModel } from '#entities/teams/team.model.ts'
import { teamScope } from '#entities/teams/team.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { badRequest, conflict, invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred } from '#platform/reads/find.ts'
import { takeCommissionTurns } from './commission-turn.model.ts'
import { type Recomputed, recompute } from './recompute-commission.command.ts'

export type KeptPlan = { plan: CommissionPlanDocument; recomputed: Recomputed[] }

/** @throws 400 naming fields, 409 if the member already has a plan from that day */
export async function createPlan(change: Change, viewer: Viewer, body: CommissionPlanCreate): Promise<KeptPlan> {
  const { team: teamId, user, ...terms } = body
  const { session } = change
  const team = await findReferred(TeamModel, { field: 'team', id: teamId, scope: teamScope(viewer), session })
  const member = team.members.find((one) => String(one.user) === user && one.status === MemberStatus.Active)
  if (!member) throw invalid('user', 'isn’t an active member of the team')
  if (member.role === 'assistant') throw invalid('user', 'is an assistant, and assistants don’t share commissions')
  const plan = new CommissionPlanModel({ ...terms, account: viewer.account, team: team._id, user: member.user })
  await savePlan(change, plan)
  return { plan, recomputed: await follow(change, plan, plan.effective_from) }
}

/** @throws 400 naming fields, 409 if the member has another plan from that day */
export async function updatePlan(
  change: Change,
  plan: CommissionPlanDocument,
  body: CommissionPlanUpdate,
): Promise<KeptPlan> {
  const before = plan.effective_from
  plan.set(body)
  await savePlan(change, plan)
  const from = before < plan.effective_from ? before : plan.effective_from
  return { plan, recomputed: await follow(change, plan, from) }
}

/** Deletes a plan, and recomputes the deals since its first day. */
export async function deletePlan(change: Change, plan: CommissionPlanDocument): Promise<Recomputed[]> {
  await change.delete(plan)
  return follow(change, plan, plan.effective_from)
}

async function savePlan(change: Change, plan: CommissionPlanDocument): Promise<void> {
  requireSense(plan)
  const { _id, team, user, effective_from } = plan
  const [same] = await CommissionPlanModel.find({ team, user, effective_from }, { _id: 1 }, { session: change.session })
  if (same && !same._id.equals(_id)) {
    throw conflict('This member already has a plan that starts that day', 'Change that plan, or choose another day.')
  }
  await change.save(plan)
}

/** Validates what the contract cannot express. */
function requireSense({ anniversary, tiers, fees }: CommissionPlanDocument): void {
  const errors: FieldError[] = []
  // A leap year has every possible day.
  if (new Date(`2028-${anniversary}`).toISOString().slice(5, 10) !== anniversary) {
    errors.push({ field: 'anniversary', reason: 'isn’t a day of the year' })
  }
  for (const [i, { from }] of tiers.entries()) {
    const previous = tiers[i - 1]
    if (!previous && from !== 0) errors.push({ field: 'tiers.0.from', reason: 'must be 0' })
    if (previous && from <= previous.from)
      errors.push({ field: `tiers.${i}.from`, reason: 'must be above the tier before' })
  }
  for (const [i, { flat, rate_bp }] of fees.entries()) {
    const isOne = (flat === null) !== (rate_bp === null)
    if (!isOne) errors.push({ field: `fees.${i}`, reason: 'needs either a flat amount or a rate, not both' })
  }
  if (errors.length > 0) throw badRequest(errors)
}

async function follow(change: Change, { team, user }: CommissionPlanDocument, from: string): Promise<Recomputed[]> {
  await takeCommissionTurns([user], change.session)
  return recompute(change, { team, users: [user], from, until: null, cause: 'a commission plan' })
}
