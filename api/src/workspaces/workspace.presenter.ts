import type { ClientSession } from 'mongoose'
import type { Workspace } from 'openapi'
import { extended, type Presenter, presenter } from '../http/presenter.ts'
import type { Viewer } from '../http/viewer.ts'
import { lastViews } from '../views/last-views.presenter.ts'

/** A workspace as everyone of its team reads it, and how the viewer looked at it last. */
export async function workspacePresenter(viewer: Viewer, session?: ClientSession): Promise<Presenter<Workspace>> {
  const views = await lastViews(viewer, session)
  return extended(presenter('Workspace'), (workspace) => ({ ...workspace, last_view: views.get(workspace.id) ?? null }))
}
