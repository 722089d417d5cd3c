/** Ends a membership: by deactivation, by leaving, or by withdrawing an invitation. */
import { trusted, type Types } from 'mongoose'
import { MemberStatus, UserStatus } from 'openapi/codes'
import { supersedeAccountLinks } from '#entities/account-links/account-link.command.ts'
import { renewSessions } from '#entities/sessions/renew-sessions.command.ts'
import { type StoredMember, type TeamDocument, TeamModel } from '#entities/teams/team.model.ts'
import { requireNotAccountOwner } from '#entities/teams/team.policy.ts'
import { revokeTokens } from '#entities/tokens/revoke-tokens.command.ts'
import { UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'
import { difference } from '#platform/events/diff.ts'
import { conflict, invalid, notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { endAbsences } from '#processes/absences/end-absences.command.ts'
import { isActiveMember } from './find-member.ts'
import { handOverAppointments } from './hand-over-appointments.command.ts'
import { handOverContacts } from './hand-over-contacts.command.ts'
import { handOverDeals } from './hand-over-deals.command.ts'
import { handOverTasks } from './hand-over-tasks.command.ts'
import { userFromElsewhere } from './invite-member.command.ts'

type Membership = { team: TeamDocument; member: StoredMember }

/** The member who takes over the open work; null for no one. */
type Heir = string | null

/** @throws 400 if the heir cannot take over, 409 for oneself, for inactive members and for the owner of the account */
export async function deactivateMember(
  change: Change,
  viewer: Viewer,
  { team, member }: Membership,
  heir: Heir,
): Promise<void> {
  if (member.status !== MemberStatus.Active) throw conflict('This person isn’t an active member')
  if (member.user.equals(viewer.id)) throw conflict('You can’t deactivate yourself', 'Leave the team instead.')
  await requireNotAccountOwner(change, viewer, member.user, 'be deactivated')
  await handOver(change, { team, member }, heir)
  member.status = MemberStatus.Disabled
  await change.save(team, { op: 'deactivate' })
  await followRights(change, team, member.user)
}

/**
 * Ends the viewer's own membership.
 * @throws 404 if the viewer is no member, 409 for the owner of the account
 */
export async function leaveTeam(change: Change, viewer: Viewer, team: TeamDocument, heir: Heir): Promise<void> {
  const member = team.members.find(({ user, status }) => user.equals(viewer.id) && status === MemberStatus.Active)
  if (!member) throw notFound()
  await requireNotAccountOwner(change, viewer, viewer.id, 'leave a team')
  await handOver(change, { team, member }, heir)
  team.members.pull(member)
  await change.save(team, { op: 'leave' })
  await followRights(change, team, viewer.id)
}

/**
 * Withdraws an invitation, open or declined. An invited user without any other membership is deleted, which frees their
 * address.
 */
export async function cancelInvitation(change: Change, viewer: Viewer, { team, member }: Membership): Promise<void> {
  const { user, status, invited } = member
  if (status !== MemberStatus.Invited && status !== MemberStatus.Declined) {
    throw conflict('This person has already joined the team', 'Deactivate them instead.')
  }
  const known = await UserModel.findById(user).session(change.session)
  const elsewhere = !known && invited ? userFromElsewhere(viewer, { user, invited }) : null
  team.members.pull(member)
  await change.save(team, { op: 'cancel_invitation' })
  if (elsewhere) {
    change.recordChange(elsewhere, 'delete', { diff: difference(elsewhere.toObject(), {}) })
    return
  }
  await supersedeAccountLinks(change, { user, purpose: 'invitation', team: team._id })
  const isMember = await TeamModel.exists({ 'members.user': user }).session(change.session)
  if (known?.status === UserStatus.Invited && known.password_hash === null && !isMember) await change.delete(known)
}

async function handOver(change: Change, { team, member }: Membership, heir: Heir): Promise<void> {
  if (heir === null) return
  if (!isActiveMember(team, heir) || heir === String(member.user)) {
    throw invalid('reassign_to', 'must be another active member of the team')
  }
  const handover = { team: team._id, from: member.user, to: heir }
  await handOverDeals(change, handover)
  await handOverTasks(change, handover)
  const isLeaving = !(await worksElsewhere(change, team, member.user))
  await handOverAppointments(change, handover, isLeaving)
  if (isLeaving) await handOverContacts(change, handover)
}

/** A user without any team can no longer sign in, and their sessions and tokens end. */
async function followRights(change: Change, team: TeamDocument, user: Types.ObjectId): Promise<void> {
  const standIns: Types.ObjectId[] = []
  if (!(await worksElsewhere(change, team, user))) {
    const known = await UserModel.findById(user).session(change.session).orFail()
    known.status = UserStatus.Disabled
    await change.save(known, { op: 'deactivate' })
    await revokeTokens(change, user)
    await supersedeAccountLinks(change, { user })
    standIns.push(...(await endAbsences(change, user)))
  }
  await renewSessions(change, [user, ...standIns])
}

async function worksElsewhere({ session }: Change, { _id, account }: TeamDocument, user: Types.ObjectId) {
  const asMember = { $elemMatch: { user, status: MemberStatus.Active } }
  const others = { _id: trusted({ $ne: _id }), account, members: trusted(asMember) }
  return (await TeamModel.exists(others).session(session)) !== null
}
