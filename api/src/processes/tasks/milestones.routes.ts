/** Milestones: list, create, read, change, delete. */
import { DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { milestoneScope } from '#entities/milestones/milestone.policy.ts'
import { milestonePresenter as using } from '#entities/milestones/milestone.presenter.ts'
import { write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { deleters, teamMembers } from '#platform/http/policy.ts'
import { findForChange, findReferred, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { deleteMilestone as remove, updateMilestone as update } from './write-milestone.command.ts'

export const milestonesRoutes: Operation[] = [
  operation('listMilestones', teamMembers, listMilestones),
  operation('createMilestone', teamMembers, createMilestone),
  operation('getMilestone', teamMembers, getMilestone),
  operation('updateMilestone', teamMembers, updateMilestone),
  operation('deleteMilestone', deleters, deleteMilestone),
]

async function listMilestones({ viewer, query }: Request<'listMilestones'>): Promise<Answer<'listMilestones'>> {
  const filter = { $and: [milestoneScope(viewer), { deal: toId(query.deal) }] }
  return {
    status: 200,
    body: await page(using, { viewer, filter, sort: query.sort ?? 'order', query }),
  }
}

async function createMilestone(request: Request<'createMilestone'>): Promise<Answer<'createMilestone'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { session } = change
    const { deal: id, ...fields } = body
    const deal = await findReferred(DealModel, { field: 'deal', id, scope: dealScope(viewer), session })
    const applied_on = todayIn(viewer.time_zone, change.at)
    const milestone = new MilestoneModel({ account: deal.account, team: deal.team, deal: deal._id, applied_on })
    await update(change, deal, milestone, { order: Infinity, ...fields })
    return { status: 201, body: await present(using, { viewer, id: milestone._id, session }) }
  })
}

async function getMilestone({ viewer, params: { id } }: Request<'getMilestone'>): Promise<Answer<'getMilestone'>> {
  return { status: 200, body: await present(using, { viewer, id, scope: milestoneScope(viewer) }) }
}

async function updateMilestone(request: Request<'updateMilestone'>): Promise<Answer<'updateMilestone'>> {
  const { viewer, params, body, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = milestoneScope(viewer)
    const milestone = await findForChange(MilestoneModel, { id: params.id, scope, session, ifMatch })
    const deal = await findForChange(DealModel, { id: String(milestone.deal), scope: dealScope(viewer), session })
    await update(change, deal, milestone, body)
    return { status: 200, body: await present(using, { viewer, id: milestone._id, session }) }
  })
}

async function deleteMilestone(request: Request<'deleteMilestone'>): Promise<Answer<'deleteMilestone'>> {
  const { viewer, params, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = milestoneScope(viewer)
    const milestone = await findForChange(MilestoneModel, { id: params.id, scope, session, ifMatch })
    const deal = await findForChange(DealModel, { id: String(milestone.deal), scope: dealScope(viewer), session })
    await remove(change, deal, milestone)
    return { status: 204 }
  })
}
