/**
 * Invites a person to a team by email address. The response, the list and the audit log are the same whether or not the
 * address belongs to another account's user. Such an invitation creates a member without a user, and an email that
 * tells only its recipient why.
 */
import { Types } from 'mongoose'
import type { MemberInvite } from 'openapi'
import { MemberStatus, type TeamRole, UserStatus } from 'openapi/codes'
import { LINK_LIFETIME_MS, mintAccountLink } from '#entities/account-links/account-link.command.ts'
import { renewSessions } from '#entities/sessions/renew-sessions.command.ts'
import type { StoredMember, TeamDocument } from '#entities/teams/team.model.ts'
import { requireMayGive } from '#entities/teams/team.policy.ts'
import { findByAddress } from '#entities/users/find-by-address.query.ts'
import { type UserDocument, UserModel } from '#entities/users/user.model.ts'
import type { Change } from '#platform/events/change.ts'
import { difference } from '#platform/events/diff.ts'
import { conflict } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'
import { requireAssisted } from './find-member.ts'
import { mailFacts } from './mail-facts.ts'

type Invited = { email: string; first_name: string; last_name: string }
type Place = { role: TeamRole; assists: string[] }
type Entry = Place & { status: MemberStatus; invited?: Invited; invitation?: StoredMember['invitation'] }

/** @throws 400 for assists, 403 for the role, 409 if the person is already here or is a client of the account */
export async function inviteMember(
  change: Change,
  viewer: Viewer,
  team: TeamDocument,
  { role, assists = [], ...body }: MemberInvite,
): Promise<void> {
  requireMayGive(viewer, role)
  requireAssisted(team, { user: null, role, assists })
  const invited = { first_name: '', last_name: '', ...body, email: body.email.trim().toLowerCase() }
  const known = await findByAddress(change, invited.email, viewer.account)
  if (known && !known.account.equals(viewer.account))
    return inviteFromElsewhere(change, viewer, team, invited, { role, assists })
  if (known?.is_client) throw conflict('This email address belongs to one of your clients')
  const user = known ?? (await createUser(change, viewer, invited))
  const status = user.status === UserStatus.Active ? MemberStatus.Active : MemberStatus.Invited
  const sent = status === MemberStatus.Invited && { invited, invitation: invitationOf(change) }
  takeIn(team, user._id, { role, assists, status, ...sent })
  await change.save(team, { op: 'invite' })
  if (status === MemberStatus.Active) await welcome(change, viewer, team, user, role)
  else await sendInvitation(change, viewer, team, user, role)
}

async function createUser(change: Change, { account }: Viewer, { email, ...person }: Invited): Promise<UserDocument> {
  const user = new UserModel({ account, email, person })
  await change.save(user)
  return user
}

/** As sent by this change, whether or not the address can be invited. */
const invitationOf = ({ actor, at }: Change) => ({
  sent_by: actor.id,
  sent_at: at,
  expires_at: new Date(at.getTime() + LINK_LIFETIME_MS.invitation),
})

/** Adds the user to the members, or back to them if they had declined. */
function takeIn(team: TeamDocument, user: Types.ObjectId, entry: Entry): void {
  const member = team.members.find((one) => one.user.equals(user))
  if (!member) {
    team.members.push({ user, ...entry })
    return
  }
  if (member.status === MemberStatus.Active) throw conflict('This person is already on the team')
  if (member.status === MemberStatus.Invited)
    throw conflict('This person has already been invited', 'Resend the invitation instead.')
  if (member.status === MemberStatus.Disabled) throw conflict('This person was deactivated', 'Reactivate them instead.')
  Object.assign(member, entry)
}

async function welcome(change: Change, viewer: Viewer, team: TeamDocument, user: UserDocument, role: TeamRole) {
  await renewSessions(change, [user._id])
  const { invited_by, team_name } = await mailFacts(change, viewer, team)
  const data = { first_name: user.person.first_name, invited_by, team_name, role }
  await queueMail(change, { to: user.email, template: 'team_joined', data })
}

/** Emails a member's invitation again. The previous link stops working. */
export async function sendInvitationAgain(
  change: Change,
  viewer: Viewer,
  team: TeamDocument,
  member: StoredMember,
): Promise<void> {
  const { user: id, role, invited } = member
  const user = await UserModel.findById(id).session(change.session)
  const email = user?.email ?? invited?.email
  if (email === undefined) return
  member.invitation = invitationOf(change)
  await change.save(team, { op: 'resend_invitation' })
  const holder = await findByAddress(change, email, viewer.account)
  if (user && holder?.account.equals(viewer.account)) return sendInvitation(change, viewer, team, user, role)
  await sendToElsewhere(change, viewer, team, email)
}

/** Emails a link to accept or decline. The previous link stops working. */
async function sendInvitation(
  change: Change,
  viewer: Viewer,
  team: TeamDocument,
  user: UserDocument,
  role: TeamRole,
): Promise<void> {
  if (user.status === UserStatus.Disabled) {
    user.status = UserStatus.Invited
    await change.save(user, { op: 'invite' })
  }
  const link = await mintAccountLink(change, { user: user._id, purpose: 'invitation', team: team._id })
  const data = { ...link, first_name: user.person.first_name, role, ...(await mailFacts(change, viewer, team)) }
  await queueMail(change, { to: user.email, template: 'team_invitation', data })
}

async function inviteFromElsewhere(change: Change, viewer: Viewer, team: TeamDocument, invited: Invited, place: Place) {
  const twin = team.members.find((member) => member.invited?.email === invited.email)
  const user = twin?.user ?? new Types.ObjectId()
  takeIn(team, user, { ...place, status: MemberStatus.Invited, invited, invitation: invitationOf(change) })
  if (!twin) change.recordChange(...asCreated(userFromElsewhere(viewer, { user, invited })))
  await change.save(team, { op: 'invite' })
  await sendToElsewhere(change, viewer, team, invited.email)
}

/** Emails a user of another account why this address cannot be invited. */
async function sendToElsewhere(change: Change, viewer: Viewer, team: TeamDocument, to: string): Promise<void> {
  const data = await mailFacts(change, viewer, team)
  await queueMail(change, { to, template: 'team_invitation_elsewhere', data })
}

/** The user that a new address would have created. It appears in events but is never stored. */
export function userFromElsewhere({ account }: Viewer, { user, invited }: { user: Types.ObjectId; invited: Invited }) {
  const { email, first_name, last_name } = invited
  return new UserModel({ _id: user, account, email, person: { first_name, last_name } })
}

const asCreated = (user: UserDocument) => [user, 'create', { diff: difference({}, user.toObject()) }] as const
