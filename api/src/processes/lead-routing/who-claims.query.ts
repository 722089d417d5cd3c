/** Who claims leads from an account's pond: its active agents, admins and owners. */
import type { ClientSession, Types } from 'mongoose'
import { MemberStatus, TeamModel } from '#entities/teams/team.model.ts'

/** The users who may claim from the pond, each once. */
export async function whoClaims(account: Types.ObjectId, session: ClientSession): Promise<Types.ObjectId[]> {
  const teams = await TeamModel.find({ account }, { members: 1 }, { session }).lean()
  const members = teams.flatMap((team) => team.members)
  const fishing = members.filter(({ role, status }) => status === MemberStatus.Active && role !== 'assistant')
  return [...new Map(fishing.map(({ user }) => [String(user), user])).values()]
}
