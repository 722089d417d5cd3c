/** Who may see and change saved views. */
import type { Document } from 'mongodb'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import type { StoredView } from './view.model.ts'

/** The views that the viewer may see: their own, and those shared with one of their teams. */
export function viewScope(viewer: Viewer): Document {
  const ofTeams = seesAll(viewer) ? {} : { team: { $in: viewer.teams.map(({ team }) => team) } }
  return { account: viewer.account, $or: [{ created_by: viewer.id }, { shared: true, ...ofTeams }] }
}

/** Everyone may change their own views. Owners and admins may also change shared ones. */
export const canKeepView = (viewer: Viewer, view: StoredView): boolean =>
  seesAll(viewer) || (view.created_by?.equals(viewer.id) ?? false)
