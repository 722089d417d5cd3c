import type { Team, TeamMember, TeamRole, User } from 'openapi'
import { MemberStatus } from 'openapi/codes'
import { canManageTeams, ownsAccount } from '#parts/teams/team-rights.ts'

/** What can be done about a member. */
export type MemberAction = 'role' | 'plan' | 'resend' | 'cancel' | 'reinvite' | 'deactivate' | 'reactivate' | 'transfer'

type Viewer = Pick<User, 'id' | 'role' | 'account'>

/** The roles that the viewer may give; only an owner makes owners. */
export function grantableRoles(viewer: Pick<User, 'role'> | null): TeamRole[] {
  return viewer?.role === 'owner' ? ['owner', 'admin', 'agent', 'assistant'] : ['admin', 'agent', 'assistant']
}

/** What the viewer may do about a member; nothing else is offered. */
export function memberActions(viewer: Viewer | null, member: TeamMember): MemberAction[] {
  const plan: MemberAction[] = hasPlanFor(viewer, member) ? ['plan'] : []
  return [...plan, ...standingActions(viewer, member)]
}

/** Commission plans are of active members who are no assistants; who manages the team sees all, anybody else their own. */
function hasPlanFor(viewer: Viewer | null, { user, role, status }: TeamMember): boolean {
  if (!viewer || status !== MemberStatus.Active || role === 'assistant') return false
  return canManageTeams(viewer) || user === viewer.id
}

function standingActions(viewer: Viewer | null, member: TeamMember): MemberAction[] {
  if (!viewer || !canManageTeams(viewer) || member.user === viewer.id) return []
  if (member.user === viewer.account.owner) return []
  if (member.role === 'owner' && viewer.role !== 'owner') return []
  switch (member.status) {
    case MemberStatus.Invited:
      return ['role', 'resend', 'cancel']
    case MemberStatus.Active:
      return ownsAccount(viewer) ? ['role', 'deactivate', 'transfer'] : ['role', 'deactivate']
    case MemberStatus.Disabled:
      return ['reactivate']
    case MemberStatus.Declined:
      return ['reinvite']
    default:
      return []
  }
}

/** Whether the viewer may leave a team: members may, the owner of the account transfers it first. */
export function canLeave(viewer: Viewer | null, { members }: Pick<Team, 'members'>): boolean {
  if (!viewer || ownsAccount(viewer)) return false
  return members.some(({ user, status }) => user === viewer.id && status === MemberStatus.Active)
}

/** The members who can take over work, or be assisted: active ones other than `except`. */
export function activeMembers({ members }: Team, except?: string): TeamMember[] {
  return members.filter(({ user, status }) => status === MemberStatus.Active && user !== except)
}
