/** What each member of a team has on their plate. */
import { type StoredTeam, TeamModel } from '#entities/teams/team.model.ts'
import { teamScope } from '#entities/teams/team.policy.ts'
import { notFound } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { readTeamOverview } from './team-overview.query.ts'

export const teamOverviewRoutes: Operation[] = [operation('getTeamOverview', teamMembers, getTeamOverview)]

async function getTeamOverview({
  viewer,
  params: { id },
}: Request<'getTeamOverview'>): Promise<Answer<'getTeamOverview'>> {
  if (!isId(id)) throw notFound()
  const team = await TeamModel.collection.findOne<StoredTeam>({ $and: [{ _id: toId(id) }, teamScope(viewer)] })
  if (!team) throw notFound()
  return { status: 200, body: await readTeamOverview(viewer, team) }
}
