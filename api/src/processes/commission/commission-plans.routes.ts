/** Commission plans: list, create, change, delete; and the standing of members against their caps. */
import { type CommissionPlanDocument, CommissionPlanModel } from '#entities/commission-plans/commission-plan.model.ts'
import {
  commissionKeepers,
  commissionPlanScope,
  commissionReaders,
} from '#entities/commission-plans/commission-plan.policy.ts'
import { commissionPlanPresenter as using } from '#entities/commission-plans/commission-plan.presenter.ts'
import { type StoredTeam, TeamModel } from '#entities/teams/team.model.ts'
import { teamScope } from '#entities/teams/team.policy.ts'
import { type Change, write } from '#platform/events/change.ts'
import { dryRun } from '#platform/events/dry-run.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { presentRecomputed } from './commission.presenter.ts'
import { createPlan, deletePlan, type KeptPlan, updatePlan } from './keep-plan.command.ts'
import { standingsIn } from './standings.query.ts'

export const commissionPlansRoutes: Operation[] = [
  operation('listCommissionPlans', commissionReaders, listCommissionPlans),
  operation('createCommissionPlan', commissionKeepers, createCommissionPlan),
  operation('listCommissionStandings', commissionReaders, listCommissionStandings),
  operation('updateCommissionPlan', commissionKeepers, updateCommissionPlan),
  operation('deleteCommissionPlan', commissionKeepers, deleteCommissionPlan),
]

async function listCommissionPlans(request: Request<'listCommissionPlans'>): Promise<Answer<'listCommissionPlans'>> {
  const { viewer, query } = request
  const { team, user, sort } = query
  const asked = { ...(team && { team: toId(team) }), ...(user && { user: toId(user) }) }
  const filter = { $and: [commissionPlanScope(viewer), asked] }
  const body = await page(using, { viewer, filter, sort: sort ?? '-effective_from', query })
  return { status: 200, body }
}

async function createCommissionPlan(request: Request<'createCommissionPlan'>): Promise<Answer<'createCommissionPlan'>> {
  const { viewer, body, query } = request
  const create = async (change: Change) => outcome(change, request, await createPlan(change, viewer, body))
  return query.dry_run ? dryRun(request, create) : write(request, create)
}

async function updateCommissionPlan(request: Request<'updateCommissionPlan'>): Promise<Answer<'updateCommissionPlan'>> {
  const { body, query } = request
  const update = async (change: Change) =>
    outcome(change, request, await updatePlan(change, await findPlan(change, request), body))
  return query.dry_run ? dryRun(request, update) : write(request, update)
}

async function deleteCommissionPlan(request: Request<'deleteCommissionPlan'>): Promise<Answer<'deleteCommissionPlan'>> {
  const { viewer, query } = request
  const remove = async (change: Change) => {
    const recomputed = presentRecomputed(viewer, await deletePlan(change, await findPlan(change, request)))
    return { status: 200, body: { dry_run: query.dry_run ?? false, plan: null, recomputed } } as const
  }
  return query.dry_run ? dryRun(request, remove) : write(request, remove)
}

async function listCommissionStandings(
  request: Request<'listCommissionStandings'>,
): Promise<Answer<'listCommissionStandings'>> {
  const { viewer, query } = request
  const filter = query.team ? { $and: [teamScope(viewer), { _id: toId(query.team) }] } : teamScope(viewer)
  const teams = await TeamModel.collection.find<StoredTeam>(filter).sort({ name: 1, _id: 1 }).toArray()
  const results = await Promise.all(teams.map((team) => standingsIn(viewer, team)))
  return { status: 200, body: { results: results.flat() } }
}

type PlanRequest = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }

const findPlan = (
  { session }: Change,
  { viewer, params: { id }, ifMatch }: PlanRequest,
): Promise<CommissionPlanDocument> =>
  findForChange(CommissionPlanModel, { id, scope: commissionPlanScope(viewer), session, ifMatch })

async function outcome(
  { session }: Change,
  { viewer, query }: { viewer: Viewer; query: { dry_run?: boolean } },
  { plan, recomputed }: KeptPlan,
) {
  const presented = await present(using, { viewer, id: plan._id, session })
  const dry_run = query.dry_run ?? false
  const body = { dry_run, plan: presented.value(), recomputed: presentRecomputed(viewer, recomputed) }
  return { status: 200, body } as const
}
