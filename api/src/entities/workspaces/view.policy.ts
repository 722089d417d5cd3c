/** Who sees and does what with saved views. */
import type { Document } from 'mongodb'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import type { StoredView } from './view.model.ts'

/** The views that exist for the viewer: their own, and those that are shared with a team of theirs. */
export function viewScope(viewer: Viewer): Document {
  const ofTeams = seesAll(viewer) ? {} : { team: { $in: viewer.teams.map(({ team }) => team) } }
  return { account: viewer.account, $or: [{ created_by: viewer.id }, { shared: true, ...ofTeams }] }
}

/** Everyone keeps their own views; owners and admins also those that are shared. */
export const canKeepView = (viewer: Viewer, view: StoredView): boolean =>
  seesAll(viewer) || (view.created_by?.equals(viewer.id) ?? false)
