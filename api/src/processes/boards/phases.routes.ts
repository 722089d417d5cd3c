/** Phases: list, create, change, delete. */
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import { phasePresenter as using } from '#entities/workspaces/phase.presenter.ts'
import { WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import { workspaceKeepers, workspaceScope } from '#entities/workspaces/workspace.policy.ts'
import { write } from '#platform/events/change.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { findForChange, findReferred, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { emptyPhase, placePhase } from './keep-phases.command.ts'

export const phasesRoutes: Operation[] = [
  operation('listPhases', teamMembers, listPhases),
  operation('createPhase', workspaceKeepers, createPhase),
  operation('updatePhase', workspaceKeepers, updatePhase),
  operation('deletePhase', workspaceKeepers, deletePhase),
]

async function listPhases({ viewer, query }: Request<'listPhases'>): Promise<Answer<'listPhases'>> {
  const ofWorkspace = query.workspace ? { workspace: toId(query.workspace) } : {}
  const filter = { $and: [workspaceScope(viewer), ofWorkspace] }
  return { status: 200, body: await page(using, { viewer, filter, sort: query.sort ?? 'order', query }) }
}

async function createPhase(request: Request<'createPhase'>): Promise<Answer<'createPhase'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = workspaceScope(viewer)
    const board = await findReferred(WorkspaceModel, { field: 'workspace', id: body.workspace, scope, session })
    const phase = new PhaseModel({ ...body, workspace: board._id, team: board.team, account: viewer.account })
    await placePhase(change, phase, body.order ?? Infinity)
    await change.save(phase)
    return { status: 201, body: await present(using, { viewer, id: phase._id, session }) }
  })
}

async function updatePhase(request: Request<'updatePhase'>): Promise<Answer<'updatePhase'>> {
  const { viewer, params, body, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const phase = await findForChange(PhaseModel, { id: params.id, scope: workspaceScope(viewer), session, ifMatch })
    phase.set(body)
    if (body.order !== undefined) await placePhase(change, phase, body.order)
    await change.save(phase)
    return { status: 200, body: await present(using, { viewer, id: phase._id, session }) }
  })
}

async function deletePhase(request: Request<'deletePhase'>): Promise<Answer<'deletePhase'>> {
  const { viewer, params, query, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const phase = await findForChange(PhaseModel, { id: params.id, scope: workspaceScope(viewer), session, ifMatch })
    await emptyPhase(change, phase, query.move_to)
    await change.delete(phase)
    return { status: 204 }
  })
}
