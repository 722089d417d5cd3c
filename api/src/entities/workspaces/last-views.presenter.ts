/** How a user last looked at each workspace: as a board, list, timeline or calendar, with which lanes and columns. */
import type { ClientSession } from 'mongoose'
import type { Workspace } from 'openapi'
import { BoardLanes } from 'openapi/codes'
import type { Viewer } from '#platform/http/viewer.ts'
import { ViewChoiceModel } from './view.model.ts'

type LastView = Pick<Workspace, 'last_view' | 'last_columns' | 'last_widths' | 'last_lanes'>

/** By workspace id, for this viewer. */
export async function lastViews({ id }: Viewer, session?: ClientSession): Promise<ReadonlyMap<string, LastView>> {
  const choices = await ViewChoiceModel.find(
    { user: id },
    { workspace: 1, shown: 1, columns: 1, widths: 1, lanes: 1 },
    session ? { session } : {},
  ).lean()
  return new Map(
    choices.map(({ workspace, shown, columns, widths, lanes }) => [
      String(workspace),
      // Choices from before these were kept have none.
      {
        last_view: shown ?? null,
        last_columns: columns ?? [],
        last_widths: (widths ?? []).map(({ column, width }) => ({ column: String(column), width: Number(width) })),
        last_lanes: lanes ?? BoardLanes.none,
      },
    ]),
  )
}
