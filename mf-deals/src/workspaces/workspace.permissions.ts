import type { User } from 'openapi'
import { TeamRole } from 'openapi/codes'

/** Creating, renaming and deleting workspaces is for owners and admins; the API decides, this only hides what it refuses. */
export function canManageWorkspaces(user: User | null): boolean {
  return user?.role === TeamRole.owner || user?.role === TeamRole.admin
}
