/** How a user last looked at each workspace: as a board, list, timeline or calendar. */
import type { ClientSession } from 'mongoose'
import type { WorkspaceView } from 'openapi/codes'
import type { Viewer } from '#platform/http/viewer.ts'
import { ViewChoiceModel } from './view.model.ts'

/** By workspace id, for this viewer. */
export async function lastViews({ id }: Viewer, session?: ClientSession): Promise<ReadonlyMap<string, WorkspaceView>> {
  const choices = await ViewChoiceModel.find(
    { user: id },
    { workspace: 1, shown: 1 },
    session ? { session } : {},
  ).lean()
  return new Map(choices.flatMap(({ workspace, shown }) => (shown ? [[String(workspace), shown] as const] : [])))
}
