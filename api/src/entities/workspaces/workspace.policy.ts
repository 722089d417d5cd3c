/** Who may see and change workspaces and their phases (docs/domain.md#who-may-do-what). */
import type { Document } from 'mongodb'
import { roles } from '#platform/http/policy.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'

/** The workspaces or phases that the viewer may see: those of their teams. */
export function workspaceScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, team: { $in: viewer.teams.map(({ team }) => team) } }
}

/** Owners and admins may manage workspaces and phases. Every team member may work in them. */
export const workspaceKeepers = roles('owner', 'admin')
