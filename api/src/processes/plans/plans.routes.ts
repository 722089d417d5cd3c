/** Follow-up plans: list, read, create, change, delete. */
import type { Plan, PlanChanged } from 'openapi'
import { type PlanDocument, PlanModel } from '#entities/plans/plan.model.ts'
import { canKeepPlan, planScope } from '#entities/plans/plan.policy.ts'
import { planPresenter } from '#entities/plans/plan.presenter.ts'
import { type Change, write } from '#platform/events/change.ts'
import { dryRun } from '#platform/events/dry-run.ts'
import { forbidden } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { Json } from '#platform/json/wire.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { stopAll, takeAlong } from './change-people.command.ts'
import { withPeople } from './count-people.query.ts'
import { starterPlans } from './starter-plans.ts'
import { newPlan, setPlan } from './write-plan.command.ts'

export const plansRoutes: Operation[] = [
  operation('listPlans', teamMembers, listPlans),
  operation('createPlan', teamMembers, createPlan),
  operation('getPlan', teamMembers, getPlan),
  operation('updatePlan', teamMembers, updatePlan),
  operation('deletePlan', teamMembers, deletePlan),
]

async function listPlans({ viewer, query }: Request<'listPlans'>): Promise<Answer<'listPlans'>> {
  const { sort = 'name' } = query
  const found = (await page(planPresenter, { viewer, filter: planScope(viewer), sort, query })).value()
  const isFirst = !query.cursor && (query.page ?? 1) === 1
  const results = await withPeople(found.results)
  return { status: 200, body: { ...found, results, starters: isFirst ? [...starterPlans] : [] } }
}

async function getPlan({ viewer, params: { id } }: Request<'getPlan'>): Promise<Answer<'getPlan'>> {
  const shown = await present(planPresenter, { viewer, id, scope: planScope(viewer) })
  // Its people come and go without a new version of it.
  return { status: 200, body: (await counted(shown)).value() }
}

async function createPlan(request: Request<'createPlan'>): Promise<Answer<'createPlan'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const plan = await newPlan(change, viewer, body)
    await change.save(plan)
    return { status: 201, body: await presentIn(change, viewer, plan) }
  })
}

async function updatePlan(request: Request<'updatePlan'>): Promise<Answer<'updatePlan'>> {
  const { viewer, body, query } = request
  const work = async (change: Change): Promise<Answer<'updatePlan'>> => {
    const plan = await findKept(change, request)
    const before = [...plan.steps]
    await setPlan(change, viewer, plan, body)
    const first = change.eventIds.length
    await change.save(plan)
    const effect = await takeAlong(change, plan, before)
    const shown = await presentIn(change, viewer, plan)
    const event = query.dry_run ? null : (change.eventIds[first] ?? null)
    const changed: PlanChanged = { plan: shown.value(), ...effect, event }
    return { status: 200, body: new Json<PlanChanged>(JSON.stringify(changed), shown.version) }
  }
  return query.dry_run ? dryRun(request, work) : write(request, work)
}

async function deletePlan(request: Request<'deletePlan'>): Promise<Answer<'deletePlan'>> {
  return write(request, async (change) => {
    const plan = await findKept(change, request)
    plan.deleted_at = change.at
    await change.save(plan, { op: 'delete' })
    await stopAll(change, plan)
    return { status: 204 }
  })
}

type PlanRequest = { viewer: Viewer; params: { id: string }; ifMatch?: number | undefined }

/** The plan, for changing by someone who may. */
async function findKept({ session }: Change, { viewer, params: { id }, ifMatch }: PlanRequest): Promise<PlanDocument> {
  const plan = await findForChange(PlanModel, { id, scope: planScope(viewer), session, ifMatch })
  if (!canKeepPlan(viewer, plan)) throw forbidden('Only owners and admins can change a shared plan')
  return plan
}

/** The plan as it is in this change. */
async function presentIn({ session }: Change, viewer: Viewer, { _id: id }: PlanDocument): Promise<Json<Plan>> {
  return counted(await present(planPresenter, { viewer, id, session }), session)
}

async function counted(shown: Json<Plan>, session?: Change['session']): Promise<Json<Plan>> {
  const [plan] = await withPeople([shown.value()], session)
  return new Json<Plan>(JSON.stringify(plan), shown.version)
}
