import type { ClientSession } from 'mongoose'
import type { Workspace } from 'openapi'
import { BoardLanes } from 'openapi/codes'
import type { Viewer } from '#platform/http/viewer.ts'
import { extended, type Presenter, presenter } from '#platform/reads/presenter.ts'
import { lastViews } from './last-views.presenter.ts'
import { WorkspaceModel } from './workspace.model.ts'

const notStored = () => ({
  last_view: { $literal: null },
  last_columns: { $literal: [] },
  last_widths: { $literal: [] },
  last_lanes: { $literal: BoardLanes.none },
})

/** A workspace as any member of its team reads it, with how the viewer last looked at it. */
export async function workspacePresenter(viewer: Viewer, session?: ClientSession): Promise<Presenter<Workspace>> {
  const views = await lastViews(viewer, session)
  return extended(presenter(WorkspaceModel, 'Workspace', notStored), (workspace) => ({
    ...workspace,
    ...views.get(workspace.id),
  }))
}
