/** What a service account may do now, and what it is called. */
import { type ClientSession, trusted, type Types } from 'mongoose'
import { MemberStatus } from 'openapi/codes'
import type { ServiceScope } from 'openapi'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { ServiceAccountModel } from './service-account.model.ts'

/** The service account as a caller, in every team of its account; null if it is disabled or deleted. */
export async function loadServiceAccount(
  _id: Types.ObjectId,
): Promise<{ viewer: Viewer; scopes: readonly ServiceScope[] } | null> {
  const found = await ServiceAccountModel.findOne({ _id, deleted_at: null, disabled: false }).lean()
  if (!found) return null
  const { account, role, scopes } = found
  const [owned, teams] = await Promise.all([
    AccountModel.findById(account, { time_zone: 1 }).lean(),
    TeamModel.find({ account }, { members: 1 }).sort({ _id: 1 }).lean(),
  ])
  if (!owned) return null
  const viewer: Viewer = {
    id: _id,
    account,
    is_client: false,
    is_service: true,
    role,
    teams: teams.map((team) => ({
      team: team._id,
      role,
      assists: role === 'assistant' ? team.members.filter(works).map(({ user }) => user) : [],
    })),
    time_zone: owned.time_zone,
  }
  return { viewer, scopes }
}

/** Whether a member has deals and contacts that an assistant could work on. */
const works = ({ role, status }: { role: string; status: number }): boolean =>
  status === MemberStatus.Active && role !== 'assistant'

/** `Website leads (service account)`, so that no one takes a program for a person. */
const named = (name: string): string => `${name} (service account)`

/** The names of service accounts among these ids. */
export async function serviceAccountNames(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const among = { _id: trusted({ $in: [...ids] }) }
  const found = await ServiceAccountModel.find(among, { name: 1 }, { session }).lean()
  return new Map(found.map(({ _id, name }) => [String(_id), named(name)]))
}
