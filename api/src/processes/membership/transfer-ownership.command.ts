/** Transfers the account to another owner. */
import { trusted, type Types } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { renewSessions } from '#entities/sessions/renew-sessions.command.ts'
import { MemberStatus, TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { fullName } from '#entities/users/user.presenter.ts'
import type { Change } from '#platform/events/change.ts'
import { forbidden, invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { queueMail } from '#platform/mail/queue-mail.command.ts'

/** @throws 400 if the user cannot become the owner, 403 if the viewer is not the owner */
export async function transferOwnership(change: Change, viewer: Viewer, to: Types.ObjectId): Promise<void> {
  const { session } = change
  const account = await AccountModel.findById(viewer.account).session(session).orFail()
  if (!account.owner?.equals(viewer.id)) throw forbidden('Only the account’s owner can transfer ownership')
  if (to.equals(viewer.id)) throw invalid('user', 'is already the owner')
  const heir = { _id: to, account: viewer.account, is_client: false, status: UserStatus.Active }
  const teams = await changeRoles(change, viewer, to)
  if (teams === 0 || !(await UserModel.exists(heir).session(session))) {
    throw invalid('user', 'isn’t an active member of your account')
  }
  account.owner = to
  await change.save(account, { op: 'transfer_ownership' })
  await renewSessions(change, [viewer.id, to])
  await notifyBoth(change, account.name, viewer.id, to)
}

/**
 * Makes the new owner an owner of each of their teams, and the previous one an admin. Returns the number of teams that
 * the new owner is in.
 */
async function changeRoles(change: Change, { id, account }: Viewer, to: Types.ObjectId): Promise<number> {
  const either = { $elemMatch: { user: { $in: [id, to] }, status: MemberStatus.Active } }
  const teams = await TeamModel.find({ account, members: trusted(either) }).session(change.session)
  let joined = 0
  for (const team of teams) {
    for (const member of team.members.filter(({ status }) => status === MemberStatus.Active)) {
      if (member.user.equals(id) && member.role === 'owner') member.role = 'admin'
      if (!member.user.equals(to)) continue
      Object.assign(member, { role: 'owner', assists: [] })
      joined++
    }
    await change.save(team, { op: 'transfer_ownership' })
  }
  return joined
}

async function notifyBoth(
  change: Change,
  account_name: string,
  from: Types.ObjectId,
  to: Types.ObjectId,
): Promise<void> {
  const people = await UserModel.find({ _id: trusted({ $in: [from, to] }) }, { person: 1, email: 1 })
    .session(change.session)
    .lean()
  const nameOf = (id: Types.ObjectId) => {
    const found = people.find(({ _id }) => _id.equals(id))
    return found ? fullName(found.person) || found.email : ''
  }
  for (const { email, person } of people) {
    const data = { first_name: person.first_name, account_name, from: nameOf(from), to: nameOf(to) }
    await queueMail(change, { to: email, template: 'ownership_transferred', data })
  }
}
