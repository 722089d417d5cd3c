import { presenter } from '../http/presenter.ts'

/** A workspace as everyone of its team reads it. */
export const workspacePresenter = presenter('Workspace')
