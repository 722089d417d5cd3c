/** Which of a deal's agents answers for what. */
import type { Types } from 'mongoose'
import { AgentRole } from 'openapi/codes'

/** A deal's main agent as a MongoDB expression: its lead, or else its first agent. */
const LEADERS = { $filter: { input: '$agents', as: 'agent', cond: { $eq: ['$$agent.role', 'lead'] } } }

export const LEAD = { $first: { $concatArrays: [{ $map: { input: LEADERS, in: '$$this.user' } }, '$agents.user'] } }

type Agents = readonly { user: Types.ObjectId; role: AgentRole }[]

/** The deal's first agent in the role, or else its lead. */
export function agentInRole({ agents }: { agents: Agents }, role: AgentRole): Types.ObjectId | null {
  const found = agents.find((agent) => agent.role === role) ?? agents.find((agent) => agent.role === AgentRole.lead)
  return found?.user ?? null
}
