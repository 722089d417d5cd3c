import type { User } from 'openapi'

/** Owners and admins manage teams and members and read the audit. */
export function canManageTeams(viewer: Pick<User, 'role'> | null): boolean {
  return viewer?.role === 'owner' || viewer?.role === 'admin'
}

/** Whether the viewer owns the account, and so may edit it, see its billing and transfer it. */
export function ownsAccount(viewer: Pick<User, 'id' | 'account'> | null): boolean {
  return viewer !== null && viewer.account.owner === viewer.id
}
