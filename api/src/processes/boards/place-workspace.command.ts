/** Keeps the workspaces of a team in the order that its owners and admins gave them. */
import { trusted } from 'mongoose'
import { type WorkspaceDocument, WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import type { Change } from '#platform/events/change.ts'
import { withAt } from '#platform/records/place.ts'

/** Gives the workspace its place among those of its team; the others make room. It is not saved here. */
export async function placeWorkspace({ session }: Change, workspace: WorkspaceDocument, place: number): Promise<void> {
  const beside = { team: workspace.team, _id: trusted({ $ne: workspace._id }) }
  const others = await WorkspaceModel.find(beside, null, { session, sort: { order: 1, _id: 1 } })
  for (const [order, one] of withAt(others, workspace, place).entries()) one.order = order
  await WorkspaceModel.bulkSave(
    others.filter((other) => other.isModified()),
    { session },
  )
}
