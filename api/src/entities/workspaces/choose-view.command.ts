/** The saved view with which a workspace opens, for each of its users. */
import type { ClientSession, Types } from 'mongoose'
import { trusted } from 'mongoose'
import type { ViewChoice } from 'openapi'
import type { Change } from '#platform/events/change.ts'
import { same } from '#platform/events/diff.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred } from '#platform/reads/find.ts'
import { ViewChoiceModel, ViewModel } from './view.model.ts'
import { viewScope } from './view.policy.ts'
import { WorkspaceModel } from './workspace.model.ts'
import { workspaceScope } from './workspace.policy.ts'

/** Stores the given choices. They are not part of any history. */
export async function rememberView(change: Change, viewer: Viewer, { workspace: id, view, ...looks }: ViewChoice) {
  const { session } = change
  const scope = workspaceScope(viewer)
  const workspace = await findReferred(WorkspaceModel, { field: 'workspace', id, scope, session })
  const chosen =
    view && (await findReferred(ViewModel, { field: 'view', id: view, scope: viewScope(viewer), session }))._id
  const place = { user: viewer.id, workspace: workspace._id }
  if (new Set(looks.widths?.map(({ column }) => column)).size < (looks.widths?.length ?? 0))
    throw invalid('widths', 'names the same column twice')
  const choice = { ...(chosen !== undefined && { view: chosen }), ...looks }
  const before = await ViewChoiceModel.findOneAndUpdate(place, { $set: choice }, { session, upsert: true }).lean()
  // The viewer reads these choices with the workspace and the views.
  const isSeen = Object.entries(looks).some(([name, look]) => !same(look, before?.[name as keyof typeof looks]))
  if (isSeen) await change.touch(WorkspaceModel, { _id: workspace._id })
  if (chosen !== undefined && !same(chosen, before?.view))
    await change.touch(ViewModel, { _id: { $in: [chosen, before?.view] } })
}

/** The ids of the workspaces that open with each view, for this viewer. */
export async function chosenViews({ id }: Viewer, session?: ClientSession): Promise<Map<string, string[]>> {
  const chose = { user: id, view: trusted({ $ne: null }) }
  const choices = await ViewChoiceModel.find(chose, null, session ? { session } : {}).lean()
  const byView = Map.groupBy(choices, ({ view }) => String(view))
  return new Map([...byView].map(([view, chosen]) => [view, chosen.map(({ workspace }) => String(workspace))]))
}

/** Clears choices of the view: for everyone, or for everyone except `keeper`, who alone can still see it. */
export async function forgetView({ session }: Change, view: Types.ObjectId, keeper?: Types.ObjectId | null) {
  const chose = { view, ...(keeper && { user: trusted({ $ne: keeper }) }) }
  await ViewChoiceModel.updateMany(chose, { $set: { view: null } }, { session })
}
