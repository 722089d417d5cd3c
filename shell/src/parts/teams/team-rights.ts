import type { Team, TeamMember, User } from 'openapi'
import { MemberStatus } from 'openapi/codes'

/** Owners and admins manage teams and members and read the audit. */
export function canManageTeams(viewer: Pick<User, 'role'> | null): boolean {
  return viewer?.role === 'owner' || viewer?.role === 'admin'
}

/** Whether the viewer owns the account, and so may edit it, see its billing and transfer it. */
export function ownsAccount(viewer: Pick<User, 'id' | 'account'> | null): boolean {
  return viewer !== null && viewer.account.owner === viewer.id
}

/** Whether someone was asked to join and hasn't: their invitation is open, expired or declined. */
export const isPending = ({ status }: Pick<TeamMember, 'status'>): boolean =>
  status === MemberStatus.Invited || status === MemberStatus.Declined

/** Those who work in a team now, other than `except`. */
export const activeMembers = ({ members }: Pick<Team, 'members'>, except?: string): TeamMember[] =>
  members.filter(({ user, status }) => status === MemberStatus.Active && user !== except)
