/** Who sees which teams (DOMAIN.md, Who may do what). */
import type { Document } from 'mongodb'
import { seesAll, type Viewer } from '../http/viewer.ts'

/** The teams that exist for the viewer: all of the account for owners and admins, those they belong to for the others. */
export function teamScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, _id: { $in: viewer.teams.map(({ team }) => team) } }
}
