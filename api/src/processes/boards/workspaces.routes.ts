/** Workspaces: list, create, read, change, delete. Their board is in board.routes.ts. */
import type { Types } from 'mongoose'
import { DealModel } from '#entities/deals/deal.model.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import { WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import { workspaceKeepers, workspaceScope } from '#entities/workspaces/workspace.policy.ts'
import { workspacePresenter } from '#entities/workspaces/workspace.presenter.ts'
import { type Change, write } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { createWorkspace as create, requireTemplate } from './create-workspace.command.ts'
import { placeWorkspace } from './place-workspace.command.ts'

export const workspacesRoutes: Operation[] = [
  operation('listWorkspaces', teamMembers, listWorkspaces),
  operation('createWorkspace', workspaceKeepers, createWorkspace),
  operation('getWorkspace', teamMembers, getWorkspace),
  operation('updateWorkspace', workspaceKeepers, updateWorkspace),
  operation('deleteWorkspace', workspaceKeepers, deleteWorkspace),
]

async function listWorkspaces({ viewer, query }: Request<'listWorkspaces'>): Promise<Answer<'listWorkspaces'>> {
  const ofTeam = query.team ? { team: toId(query.team) } : {}
  const filter = { $and: [workspaceScope(viewer), ofTeam] }
  const using = await workspacePresenter(viewer)
  return {
    status: 200,
    body: await page(using, { viewer, filter, sort: query.sort ?? 'order', query }),
  }
}

async function createWorkspace(request: Request<'createWorkspace'>): Promise<Answer<'createWorkspace'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { _id: id } = await create(change, viewer, body)
    return { status: 201, body: await presentWorkspace(change, viewer, id) }
  })
}

async function getWorkspace({ viewer, params: { id } }: Request<'getWorkspace'>): Promise<Answer<'getWorkspace'>> {
  const using = await workspacePresenter(viewer)
  return { status: 200, body: await present(using, { viewer, id, scope: workspaceScope(viewer) }) }
}

async function updateWorkspace(request: Request<'updateWorkspace'>): Promise<Answer<'updateWorkspace'>> {
  const { viewer, params, body, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = workspaceScope(viewer)
    const workspace = await findForChange(WorkspaceModel, { id: params.id, scope, session, ifMatch })
    await requireTemplate(change, viewer, body.default_template)
    workspace.set(body)
    if (body.order !== undefined) await placeWorkspace(change, workspace, body.order)
    await change.save(workspace)
    return { status: 200, body: await presentWorkspace(change, viewer, workspace._id) }
  })
}

async function deleteWorkspace(request: Request<'deleteWorkspace'>): Promise<Answer<'deleteWorkspace'>> {
  const { viewer, params, ifMatch } = request
  return write(request, async (change) => {
    const { session } = change
    const scope = workspaceScope(viewer)
    const workspace = await findForChange(WorkspaceModel, { id: params.id, scope, session, ifMatch })
    const { account, _id } = workspace
    const held = await DealModel.countDocuments({ account, workspace: _id }, { session })
    if (held > 0) {
      throw conflict(
        'This workspace still has deals',
        `${held} in all, including archived ones. Move them to another workspace first.`,
      )
    }
    await PhaseModel.deleteMany({ workspace: workspace._id }, { session })
    await change.delete(workspace)
    return { status: 204 }
  })
}

const presentWorkspace = async ({ session }: Change, viewer: Viewer, id: Types.ObjectId) =>
  present(await workspacePresenter(viewer, session), { viewer, id, session })
