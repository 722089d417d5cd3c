/** Who sees and does what with workspaces and their phases (docs/domain.md#who-may-do-what). */
import type { Document } from 'mongodb'
import { roles } from '#platform/http/policy.ts'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'

/** The workspaces, and likewise the phases, that exist for the viewer: those of their teams. */
export function workspaceScope(viewer: Viewer): Document {
  const own = { account: viewer.account }
  return seesAll(viewer) ? own : { ...own, team: { $in: viewer.teams.map(({ team }) => team) } }
}

/** Owners and admins keep the workspaces and phases; everyone of the team works in them. */
export const workspaceKeepers = roles('owner', 'admin')
