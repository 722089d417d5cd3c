/** Finds the team and member of a request, for changing. */
import {
  MemberStatus,
  type StoredMember,
  type StoredTeam,
  type TeamDocument,
  TeamModel,
} from '#entities/teams/team.model.ts'
import { requireMayTouch, teamScope } from '#entities/teams/team.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid, notFound } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'

export type MemberRequest = {
  viewer: Viewer
  params: { id: string; user: string }
  ifMatch: number | undefined
}

/** The team, if the viewer may see it. */
export const findTeam = (
  { session }: Change,
  { viewer, params: { id }, ifMatch }: { viewer: Viewer; params: { id: string }; ifMatch: number | undefined },
): Promise<TeamDocument> => findForChange(TeamModel, { id, scope: teamScope(viewer), session, ifMatch })

/**
 * The team and its member, if the viewer may change that member.
 * @throws 404, 403, 412
 */
export async function findMember(
  change: Change,
  request: MemberRequest,
): Promise<{ team: TeamDocument; member: StoredMember }> {
  const team = await findTeam(change, request)
  const member = team.members.find(({ user }) => String(user) === request.params.user)
  if (!member) throw notFound()
  await requireMayTouch(change, request.viewer, member.user)
  return { team, member }
}

/** Whether the user is currently an active member of the team. */
export const isActiveMember = ({ members }: StoredTeam, user: string): boolean =>
  members.some((member) => String(member.user) === user && member.status === MemberStatus.Active)

/**
 * The agents whom an assistant will work for.
 * @throws 400 for a role that assists no one, and for users who are not agents here
 */
export function requireAssisted(
  team: StoredTeam,
  { user, role, assists }: Pick<StoredMember, 'role'> & Assisting,
): void {
  if (assists.length > 0 && role !== 'assistant') throw invalid('assists', 'is only for assistants')
  for (const [i, id] of assists.entries()) {
    const agent = team.members.find((one) => String(one.user) === id && one.status === MemberStatus.Active)
    if (!agent || agent.role === 'assistant' || id === user)
      throw invalid(`assists.${i}`, 'isn’t an agent on this team')
  }
}

type Assisting = { user: string | null; assists: readonly string[] }
