/** Changes what a member may do: their role, the agents they assist, whether they are active. */
import type { MemberUpdate } from 'openapi'
import { MemberStatus, UserStatus } from 'openapi/codes'
import { renewSessions } from '#entities/sessions/renew-sessions.command.ts'
import type { StoredMember, TeamDocument } from '#entities/teams/team.model.ts'
import { requireMayGive, requireNotAccountOwner } from '#entities/teams/team.policy.ts'
import { findByAddress } from '#entities/users/find-by-address.query.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { claimAddress } from '#processes/sign-in/claim-address.command.ts'
import { requireAssisted } from './find-member.ts'

type Membership = { team: TeamDocument; member: StoredMember }

/** @throws 400 for assists, 403 for the role, 409 if the member is neither active nor invited, or owns the account */
export async function changeMember(
  change: Change,
  viewer: Viewer,
  { team, member }: Membership,
  body: MemberUpdate,
): Promise<void> {
  if (member.status !== MemberStatus.Active && member.status !== MemberStatus.Invited) {
    throw conflict('This person isn’t a member of the team anymore')
  }
  const role = body.role ?? member.role
  requireMayGive(viewer, body.role)
  if (member.role === 'owner' && role !== 'owner') {
    await requireNotAccountOwner(change, viewer, member.user, 'change roles')
  }
  const assists = body.assists ?? (role === 'assistant' ? member.assists.map(String) : [])
  requireAssisted(team, { user: String(member.user), role, assists })
  Object.assign(member, { role, assists })
  await change.save(team, { op: 'change_member' })
  await renewSessions(change, [member.user])
}

/**
 * Reactivates a member with their former role.
 * @throws 403 for an owner's role, 409 if the member is not deactivated
 */
export async function reactivateMember(change: Change, viewer: Viewer, { team, member }: Membership): Promise<void> {
  if (member.status !== MemberStatus.Disabled) throw conflict('This person isn’t deactivated')
  requireMayGive(viewer, member.role)
  member.status = MemberStatus.Active
  await change.save(team, { op: 'reactivate' })
  const user = await UserModel.findById(member.user).session(change.session).orFail()
  if (user.status === UserStatus.Disabled) {
    const holder = await findByAddress(change, user.email, user.account)
    if (holder && !holder._id.equals(user._id)) {
      throw conflict('They can no longer sign in with this email address', 'Invite them with a different one.')
    }
    user.status = UserStatus.Active
    await change.save(user, { op: 'reactivate' })
    await claimAddress(change, user)
  }
  await renewSessions(change, [user._id])
}
