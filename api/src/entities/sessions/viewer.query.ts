/** Loads a user's rights for the policies. */
import { type ClientSession, trusted, type Types } from 'mongoose'
import { UserStatus } from 'openapi/codes'
import { coverings } from '#entities/absences/absences.query.ts'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { MemberStatus, TeamModel } from '#entities/teams/team.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { canCover, type Cover, highestRole, type Membership, type Viewer } from '#platform/http/viewer.ts'

/** The current viewer for `user`; null if the user may not sign in. */
export async function loadViewer(user: Types.ObjectId, session: ClientSession | null = null): Promise<Viewer | null> {
  const found = await UserModel.findOne(
    { _id: user, status: UserStatus.Active },
    { account: 1, is_client: 1 },
    { session },
  ).lean()
  if (!found) return null
  const account = await AccountModel.findById(found.account, { time_zone: 1 }, { session }).lean()
  if (!account) return null
  const teams = found.is_client ? [] : await memberships(user, session)
  return {
    id: found._id,
    account: found.account,
    is_client: found.is_client,
    role: highestRole(teams.map((team) => team.role)),
    teams,
    covers: found.is_client ? [] : await coversOf(user, teams, session),
    time_zone: account.time_zone,
  }
}

/** The active memberships of the user. */
export async function memberships(user: Types.ObjectId, session: ClientSession | null): Promise<Membership[]> {
  const active = { $elemMatch: { user, status: MemberStatus.Active } }
  const teams = await TeamModel.find(
    { members: trusted(active) },
    { members: active },
    { session, sort: { _id: 1 } },
  ).lean()
  return teams.flatMap(({ _id, members }) => members.map(({ role, assists }) => ({ team: _id, role, assists })))
}

/**
 * The absences that the user covers, of people who are still on a team with them. What these cover themselves is not followed: a
 * stand-in of a stand-in covers no one else.
 */
async function coversOf(
  user: Types.ObjectId,
  own: readonly Membership[],
  session: ClientSession | null,
): Promise<Cover[]> {
  const covers: Cover[] = []
  for (const { user: away, first_day, last_day } of await coverings(user, session)) {
    const teams = await memberships(away, session)
    if (!canCover(own, teams)) continue
    const assisted = teams.flatMap(({ role, assists }) => (role === 'assistant' ? assists : []))
    covers.push({ user: away, people: [away, ...assisted], first_day, last_day })
  }
  return covers
}
