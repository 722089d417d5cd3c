import type { Team, TeamMember, TeamRole, User } from 'openapi'
import { MemberStatus } from 'openapi/codes'
import { canManageTeams, ownsAccount } from '#parts/teams/team-rights.ts'

/** An action for a member. */
export type MemberAction =
  | 'role'
  | 'plan'
  | 'hours'
  | 'absences'
  | 'resend'
  | 'cancel'
  | 'reinvite'
  | 'deactivate'
  | 'reactivate'
  | 'transfer'
  | 'resetTwoStep'
  | 'export'
  | 'erase'

type Viewer = Pick<User, 'id' | 'role' | 'account'>

/** The roles that the viewer may assign. Only owners can create owners. */
export function grantableRoles(viewer: Pick<User, 'role'> | null): TeamRole[] {
  return viewer?.role === 'owner' ? ['owner', 'admin', 'agent', 'assistant'] : ['admin', 'agent', 'assistant']
}

/** The actions that the viewer may take for a member. `hasTwoStep`: whether they have turned on two-step sign-in. */
export function memberActions(viewer: Viewer | null, member: TeamMember, hasTwoStep = false): MemberAction[] {
  const plan: MemberAction[] = hasPlanFor(viewer, member) ? ['plan'] : []
  const planning: MemberAction[] = canPlanFor(viewer, member) ? ['hours', 'absences'] : []
  const standing = standingActions(viewer, member)
  const reset: MemberAction[] = hasTwoStep && standing.includes('deactivate') ? ['resetTwoStep'] : []
  return [...plan, ...planning, ...standing, ...reset]
}

/** Active members other than assistants have commission plans. Managers of the team see all, others only their own. */
function hasPlanFor(viewer: Viewer | null, { user, role, status }: TeamMember): boolean {
  if (!viewer || status !== MemberStatus.Active || role === 'assistant') return false
  return canManageTeams(viewer) || user === viewer.id
}

/** Members plan their own time, managers everyone's. */
function canPlanFor(viewer: Viewer | null, { user, status }: TeamMember): boolean {
  if (!viewer || status !== MemberStatus.Active) return false
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
      return viewer.role === 'owner' ? ['reactivate', 'export', 'erase'] : ['reactivate', 'export']
    case MemberStatus.Declined:
      return ['reinvite']
    default:
      return []
  }
}

/** Whether the viewer may leave a team. The owner of the account must transfer it first. */
export function canLeave(viewer: Viewer | null, { members }: Pick<Team, 'members'>): boolean {
  if (!viewer || ownsAccount(viewer)) return false
  return members.some(({ user, status }) => user === viewer.id && status === MemberStatus.Active)
}
