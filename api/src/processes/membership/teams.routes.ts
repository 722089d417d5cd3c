/** Teams: list, create, rename, leave; and the owner of the account. Their members are in members.routes.ts. */
import { passwordTries, requireFreshSignIn } from '#entities/sessions/fresh-sign-in.query.ts'
import { renewSessions } from '#entities/sessions/renew-sessions.command.ts'
import { MemberStatus, type TeamDocument, TeamModel } from '#entities/teams/team.model.ts'
import { memberKeepers, teamScope } from '#entities/teams/team.policy.ts'
import { teamPresenter } from '#entities/teams/team.presenter.ts'
import { type Change, write } from '#platform/events/change.ts'
import { forbidden, invalid } from '#platform/http/errors.ts'
import { type Answer, type Handler, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { roles, teamMembers } from '#platform/http/policy.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { isId, toId } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { leaveTeam as leave } from './end-membership.command.ts'
import { findTeam } from './find-member.ts'
import { transferOwnership as transfer } from './transfer-ownership.command.ts'

export function teamsRoutes(): Operation[] {
  return [
    operation('listTeams', teamMembers, listTeams),
    operation('createTeam', memberKeepers, createTeam),
    operation('updateTeam', memberKeepers, updateTeam),
    operation('leaveTeam', teamMembers, leaveTeam),
    operation('transferOwnership', roles('owner'), transferOwnership(passwordTries())),
  ]
}

async function listTeams({ viewer, query }: Request<'listTeams'>): Promise<Answer<'listTeams'>> {
  const using = await teamPresenter(viewer)
  const body = await page(using, { viewer, filter: teamScope(viewer), sort: query.sort ?? 'name', query })
  return { status: 200, body }
}

async function createTeam(request: Request<'createTeam'>): Promise<Answer<'createTeam'>> {
  const { viewer, body } = request
  const { role } = viewer
  if (!role) throw forbidden()
  return write(request, async (change) => {
    const first = { user: viewer.id, role, status: MemberStatus.Active }
    const team = new TeamModel({ account: viewer.account, name: body.name.trim(), members: [first] })
    await change.save(team)
    await renewSessions(change, [viewer.id])
    return { status: 201, body: await presentTeam(change, viewer, team) }
  })
}

async function updateTeam(request: Request<'updateTeam'>): Promise<Answer<'updateTeam'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const team = await findTeam(change, request)
    team.name = body.name.trim()
    await change.save(team)
    return { status: 200, body: await presentTeam(change, viewer, team) }
  })
}

async function leaveTeam(request: Request<'leaveTeam'>): Promise<Answer<'leaveTeam'>> {
  const { viewer } = request
  // The body is optional.
  const { reassign_to = null } = (request.body as Request<'leaveTeam'>['body'] | undefined) ?? {}
  return write(request, async (change) => {
    await leave(change, viewer, await findTeam(change, request), reassign_to)
    return { status: 204 }
  })
}

const transferOwnership =
  (tries: RateLimit): Handler<'transferOwnership'> =>
  async (request) => {
    const { viewer, ctx } = request
    const { user, current_password: current } = request.body
    if (!isId(user)) throw invalid('user', 'isn’t an active member of your account')
    await requireFreshSignIn(tries, { viewer, ctx, current })
    // The password is not part of what identifies a repeated request.
    return write({ ...request, body: { user } }, async (change) => {
      await transfer(change, viewer, toId(user))
      return { status: 204 }
    })
  }

/** The team after the change. */
export async function presentTeam({ session }: Change, viewer: Viewer, { _id }: TeamDocument) {
  const using = await teamPresenter(viewer, session)
  return present(using, { viewer, id: _id, session })
}
