/** Members of a team: invite, change, deactivate, reactivate; resend or withdraw an invitation. */
import { MemberStatus } from 'openapi/codes'
import type { TeamDocument } from '#entities/teams/team.model.ts'
import { memberKeepers } from '#entities/teams/team.policy.ts'
import { type Change, write } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'
import { type Answer, type Handler, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { type RateLimit, rateLimit } from '#platform/http/rate-limit.ts'
import { changeMember, reactivateMember as reactivate } from './change-member.command.ts'
import { cancelInvitation as cancel, deactivateMember as deactivate } from './end-membership.command.ts'
import { findMember, findTeam, type MemberRequest } from './find-member.ts'
import { inviteMember as invite, sendInvitationAgain } from './invite-member.command.ts'
import { presentTeam } from './teams.routes.ts'

/** Per account: enough for a brokerage's first day, too few to spam strangers. */
const INVITATIONS_AN_HOUR = 100

export function membersRoutes(): Operation[] {
  const limit = rateLimit({ name: 'invitation', uses: INVITATIONS_AN_HOUR, seconds: 3600 })
  return [
    operation('inviteMember', memberKeepers, inviteMember(limit)),
    operation('updateMember', memberKeepers, updateMember),
    operation('resendInvitation', memberKeepers, resendInvitation(limit)),
    operation('cancelInvitation', memberKeepers, cancelInvitation),
    operation('deactivateMember', memberKeepers, deactivateMember),
    operation('reactivateMember', memberKeepers, reactivateMember),
  ]
}

const inviteMember =
  (limit: RateLimit): Handler<'inviteMember'> =>
  async (request) => {
    const { viewer, body, ctx } = request
    await limit.count(ctx, String(viewer.account))
    return write(request, async (change) => {
      const team = await findTeam(change, request)
      await invite(change, viewer, team, body)
      return { status: 201, body: await presentTeam(change, viewer, team) }
    })
  }

async function updateMember(request: Request<'updateMember'>): Promise<Answer<'updateMember'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const found = await findMember(change, request)
    await changeMember(change, viewer, found, body)
    return presentMember(change, request, found.team)
  })
}

const resendInvitation =
  (limit: RateLimit): Handler<'resendInvitation'> =>
  async (request) => {
    const { viewer, ctx } = request
    await limit.count(ctx, String(viewer.account))
    return write(request, async (change) => {
      const { team, member } = await findMember(change, request)
      if (member.status !== MemberStatus.Invited) throw conflict('This invitation is no longer open')
      await sendInvitationAgain(change, viewer, team, member)
      return { status: 204 }
    })
  }

async function cancelInvitation(request: Request<'cancelInvitation'>): Promise<Answer<'cancelInvitation'>> {
  return write(request, async (change) => {
    const found = await findMember(change, request)
    await cancel(change, request.viewer, found)
    return presentMember(change, request, found.team)
  })
}

async function deactivateMember(request: Request<'deactivateMember'>): Promise<Answer<'deactivateMember'>> {
  const { viewer, body } = request
  return write(request, async (change) => {
    const found = await findMember(change, request)
    await deactivate(change, viewer, found, body.reassign_to)
    return presentMember(change, request, found.team)
  })
}

async function reactivateMember(request: Request<'reactivateMember'>): Promise<Answer<'reactivateMember'>> {
  return write(request, async (change) => {
    const found = await findMember(change, request)
    await reactivate(change, request.viewer, found)
    return presentMember(change, request, found.team)
  })
}

const presentMember = async (change: Change, { viewer }: Pick<MemberRequest, 'viewer'>, team: TeamDocument) =>
  ({ status: 200, body: await presentTeam(change, viewer, team) }) as const
