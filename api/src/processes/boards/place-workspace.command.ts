/** Keeps a team's workspaces in the order that its owners and admins chose. */
import { trusted } from 'mongoose'
import { type WorkspaceDocument, WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import type { Change } from '#platform/events/change.ts'
import { withAt } from '#platform/records/place.ts'

/** Moves the workspace to a position in its team and shifts the others. Does not save the workspace. */
export async function placeWorkspace({ session }: Change, workspace: WorkspaceDocument, place: number): Promise<void> {
  const beside = { team: workspace.team, _id: trusted({ $ne: workspace._id }) }
  const others = await WorkspaceModel.find(beside, null, { session, sort: { order: 1, _id: 1 } })
  for (const [order, one] of withAt(others, workspace, place).entries()) one.order = order
  await WorkspaceModel.bulkSave(
    others.filter((other) => other.isModified()),
    { session },
  )
}
