/** Which lane of a board a deal is in: that of its lead agent. */
import type { DealCard, DealGroup } from 'openapi'
import { AgentRole } from 'openapi/codes'

/** The lane of deals without an agent, as `group_key` of the API has it. */
export const NO_AGENT = 'none'

/** The key of the lane of a group of deals. */
export const laneKeyOf = ({ key }: Pick<DealGroup, 'key'>): string => key ?? NO_AGENT

/** The key of a deal's lane. */
export const laneOf = ({ agents }: Pick<DealCard, 'agents'>): string =>
  (agents.find(({ role }) => role === AgentRole.lead) ?? agents[0])?.user ?? NO_AGENT

/** The deal's agents with this user as the lead, as a move to their lane leaves them. */
export function ledBy({ agents }: Pick<DealCard, 'agents'>, lane: string): DealCard['agents'] {
  if (lane === NO_AGENT || agents.some(({ user, role }) => role === AgentRole.lead && user === lane)) return agents
  const others = agents.filter(({ user, role }) => role !== AgentRole.lead && user !== lane)
  return [{ user: lane, role: AgentRole.lead }, ...others]
}

/** The parameters of a lane's board. */
export const laneQuery = (lane: string) => ({ group: 'agent', group_key: lane }) as const
