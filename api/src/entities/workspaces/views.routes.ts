/** Saved views: list, save, change, delete, choose. */
import type { Types } from 'mongoose'
import type { ViewState } from 'openapi'
import { TeamModel } from '#entities/teams/team.model.ts'
import { teamScope } from '#entities/teams/team.policy.ts'
import { type Change, write } from '#platform/events/change.ts'
import { forbidden, invalid } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange, findReferred, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { chosenViews, forgetView, rememberView } from './choose-view.command.ts'
import { ViewModel } from './view.model.ts'
import { canKeepView, viewScope } from './view.policy.ts'
import { viewPresenter } from './view.presenter.ts'
import { WorkspaceModel } from './workspace.model.ts'
import { workspaceScope } from './workspace.policy.ts'

export const viewsRoutes: Operation[] = [
  operation('listViews', teamMembers, listViews),
  operation('createView', teamMembers, createView),
  operation('chooseView', teamMembers, chooseView),
  operation('updateView', teamMembers, updateView),
  operation('deleteView', teamMembers, deleteView),
]

async function listViews({ viewer, query }: Request<'listViews'>): Promise<Answer<'listViews'>> {
  const inWorkspace = query.workspace ? { workspace: toId(query.workspace) } : {}
  const filter = { $and: [viewScope(viewer), inWorkspace] }
  const using = viewPresenter(await chosenViews(viewer))
  return { status: 200, body: await page(using, { viewer, filter, sort: query.sort ?? 'name', query }) }
}

async function createView(request: Request<'createView'>): Promise<Answer<'createView'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const { session } = change
    const team = await findReferred(TeamModel, { field: 'team', id: body.team, scope: teamScope(viewer), session })
    requireEachOnce(body.state)
    if (body.workspace) await requireWorkspace(change, viewer, body.workspace, team._id)
    const view = new ViewModel({ ...body, team: team._id, account: viewer.account })
    await change.save(view)
    return { status: 201, body: await presentView(change, viewer, view._id) }
  })
}

/**
 * Filters are keyed by field name (docs/specification.md §3).
 * @throws 400 if a field appears twice
 */
function requireEachOnce({ filters }: ViewState): void {
  const names = filters.map(({ field_name: name }) => name)
  const second = names.findIndex((name, i) => names.indexOf(name) < i)
  if (second !== -1) throw invalid(`state.filters.${second}.field_name`, 'has two filters')
}

async function requireWorkspace({ session }: Change, viewer: Viewer, id: string, team: Types.ObjectId) {
  const scope = workspaceScope(viewer)
  const workspace = await findReferred(WorkspaceModel, { field: 'workspace', id, scope, session })
  if (!workspace.team.equals(team)) throw invalid('workspace', 'isn’t a workspace of this team')
}

async function chooseView(request: Request<'chooseView'>): Promise<Answer<'chooseView'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    await rememberView(change, viewer, body)
    return { status: 204 }
  })
}

async function updateView(request: Request<'updateView'>): Promise<Answer<'updateView'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const view = await findView(change, request)
    if (body.state) requireEachOnce(body.state)
    view.set(body)
    if (view.isModified('shared') && !view.shared) await forgetView(change, view._id, view.created_by)
    await change.save(view)
    return { status: 200, body: await presentView(change, viewer, view._id) }
  })
}

async function deleteView(request: Request<'deleteView'>): Promise<Answer<'deleteView'>> {
  return write(request, async (change) => {
    const view = await findView(change, request)
    await forgetView(change, view._id)
    await change.delete(view)
    return { status: 204 }
  })
}

type ChangeRequest = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }

/** The view, for changing by someone who may. */
async function findView({ session }: Change, { viewer, params: { id }, ifMatch }: ChangeRequest) {
  const view = await findForChange(ViewModel, { id, scope: viewScope(viewer), session, ifMatch })
  if (!canKeepView(viewer, view))
    throw forbidden('Only the person who saved this view, owners and admins can change it')
  return view
}

const presentView = async ({ session }: Change, viewer: Viewer, id: Types.ObjectId) =>
  present(viewPresenter(await chosenViews(viewer, session)), {
    viewer,
    id,
    scope: { account: viewer.account },
    session,
  })
