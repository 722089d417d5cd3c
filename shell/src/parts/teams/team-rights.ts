import type { User } from 'openapi'

/** Owners and admins look after teams and members and read the audit. */
export function canManageTeams(viewer: Pick<User, 'role'> | null): boolean {
  return viewer?.role === 'owner' || viewer?.role === 'admin'
}

/** Whether the account is the viewer's own: its name, its bills, and to whom it goes. */
export function ownsAccount(viewer: Pick<User, 'id' | 'account'> | null): boolean {
  return viewer !== null && viewer.account.owner === viewer.id
}
