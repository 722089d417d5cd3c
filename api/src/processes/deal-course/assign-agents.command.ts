/** Assigns agents to a deal, with their shares of its commission. */
import type { DealAgentInput } from 'openapi'
import { AgentRole } from 'openapi/codes'
import type { DealDocument } from '#entities/deals/deal.model.ts'
import { canSetCommission } from '#entities/deals/deal.policy.ts'
import { MemberStatus, TeamModel } from '#entities/teams/team.model.ts'
import type { Change } from '#platform/events/change.ts'
import { forbidden, invalid } from '#platform/http/errors.ts'
import { belongsTo, seesAll, type Viewer, worksFor } from '#platform/http/viewer.ts'

const WHOLE_BP = 10_000

/**
 * The default agent of a new deal: the caller, or for an assistant the first agent they work for.
 * @throws 400 for a service account, which has to say whose deal it is
 */
export function defaultAgents(viewer: Viewer): DealAgentInput[] {
  if (viewer.is_service) throw invalid('agents', 'is required: a service account has no deals of its own')
  const [, assisted] = belongsTo(viewer)
  const lead = viewer.role === 'assistant' ? assisted : viewer.id
  if (!lead) throw forbidden('You can only create deals for agents you assist, and you don’t assist any')
  return [{ user: String(lead), role: AgentRole.lead }]
}

/** The user who leads the deal. */
export const leadOf = ({ agents }: DealDocument) => String(agents.find(({ role }) => role === AgentRole.lead)?.user)

/** The deal's agents with this user as the lead in place of the present one. The others stay. */
export const ledBy = ({ agents }: DealDocument, user: string): DealAgentInput[] => [
  { user, role: AgentRole.lead },
  ...agents
    .filter((one) => one.role !== AgentRole.lead && !one.user.equals(user))
    .map((one) => ({ user: String(one.user), role: one.role })),
]

/**
 * Sets the deal's agents. Each gets the given share, or else keeps their current one.
 * @param fieldOf names the field that a user came from, for a refusal
 */
export async function assignAgents(
  { session }: Change,
  viewer: Viewer,
  deal: DealDocument,
  agents: readonly DealAgentInput[],
  fieldOf = (index: number) => `agents.${index}.user`,
): Promise<void> {
  if (new Set(agents.map(({ user }) => user)).size < agents.length)
    throw invalid('agents', 'lists the same person twice')
  const leads = agents.filter(({ role }) => role === AgentRole.lead)
  if (leads.length === 0) throw invalid('agents', 'needs a lead agent')
  if (leads.length > 1) throw invalid('agents', 'can have only one lead agent')
  const team = await TeamModel.findById(deal.team, { members: 1 }, { session }).lean()
  const members = team?.members.filter(({ status }) => status === MemberStatus.Active) ?? []
  const known = new Set([...members, ...deal.agents].map(({ user }) => String(user)))
  const stranger = agents.findIndex(({ user }) => !known.has(user))
  if (stranger >= 0) throw invalid(fieldOf(stranger), 'isn’t a member of the team')
  const people = new Set(worksFor(viewer).map(String))
  if (!seesAll(viewer) && !agents.some(({ user }) => people.has(user))) {
    throw forbidden('Your role doesn’t let you assign deals to other people')
  }
  deal.set('agents', withShares(viewer, deal, agents))
}

function withShares(viewer: Viewer, deal: DealDocument, agents: readonly DealAgentInput[]) {
  const had = new Map(deal.agents.map(({ user, share_bp }) => [String(user), share_bp]))
  const isGiven = agents.some(({ user, share_bp }) => share_bp !== undefined && share_bp !== had.get(user))
  if (isGiven && !canSetCommission(viewer)) throw forbidden('Only owners and admins can set commission shares')
  const isTaken = deal.agents.some(({ user, share_bp }) => share_bp > 0 && !agents.some((one) => user.equals(one.user)))
  if (isTaken && !canSetCommission(viewer)) {
    throw forbidden('Only owners and admins can remove an agent who has a share of the commission')
  }
  const shared = agents.map(({ user, role, share_bp }) => ({ user, role, share_bp: share_bp ?? had.get(user) ?? 0 }))
  const left = WHOLE_BP - shared.reduce((sum, { share_bp }) => sum + share_bp, 0)
  if (left !== 0 && isGiven) throw invalid('agents', 'must have shares that add up to 10,000 (100%)')
  // The shares of agents who left the deal go to the lead, as does the whole share of a new deal.
  const lead = shared.find(({ role }) => role === AgentRole.lead)
  return shared.map((agent) => (agent === lead ? { ...agent, share_bp: agent.share_bp + left } : agent))
}
