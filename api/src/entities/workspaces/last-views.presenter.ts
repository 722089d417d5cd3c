/** How a user last looked at each workspace: as a board, list, timeline or calendar, and with which columns. */
import type { ClientSession } from 'mongoose'
import type { WorkspaceView } from 'openapi/codes'
import type { Viewer } from '#platform/http/viewer.ts'
import { ViewChoiceModel } from './view.model.ts'

type LastView = { last_view: WorkspaceView | null; last_columns: string[] }

/** By workspace id, for this viewer. */
export async function lastViews({ id }: Viewer, session?: ClientSession): Promise<ReadonlyMap<string, LastView>> {
  const choices = await ViewChoiceModel.find(
    { user: id },
    { workspace: 1, shown: 1, columns: 1 },
    session ? { session } : {},
  ).lean()
  return new Map(
    choices.map(({ workspace, shown, columns }) => [
      String(workspace),
      // Choices from before columns were kept have none.
      { last_view: shown ?? null, last_columns: columns ?? [] },
    ]),
  )
}
