/** Teams: list. */
import { type Answer, type Operation, operation, type Request } from '../http/operation.ts'
import { page } from '../http/pagination.ts'
import { teamMembers } from '../http/policy.ts'
import { presentMembers } from '../users/user.presenter.ts'
import { TeamModel } from './team.model.ts'
import { teamScope } from './team.policy.ts'
import { teamPresenter } from './team.presenter.ts'

export const teamsRoutes: Operation[] = [operation('listTeams', teamMembers, listTeams)]

async function listTeams({ viewer, query }: Request<'listTeams'>): Promise<Answer<'listTeams'>> {
  const using = teamPresenter(await presentMembers(viewer))
  const body = await page(TeamModel, { viewer, filter: teamScope(viewer), sort: query.sort ?? 'name', query, using })
  return { status: 200, body }
}
