/** The agents of a deal as their dialog edits them. Pure. */
import type { Deal, DealAgentInput } from 'openapi'
import { AgentRole } from 'openapi/codes'

export interface AgentDraft {
  user: string
  role: AgentRole
  /** In basis points; null if the viewer doesn't set shares. */
  share: number | null
}

const WHOLE_BP = 10_000

/** What the dialog starts with. Without `setsShares`, everyone keeps their share. */
export const draftOf = ({ agents }: Deal, setsShares: boolean): AgentDraft[] =>
  agents.map(({ user, role, share_bp }) => ({ user, role, share: setsShares ? (share_bp ?? 0) : null }))

/** One more agent, without a share. */
export const withAgent = (agents: readonly AgentDraft[], user: string): AgentDraft[] => [
  ...agents,
  { user, role: AgentRole.co, share: agents[0]?.share === null ? null : 0 },
]

/** Without an agent, whose share the lead takes, as the API has it. */
export function withoutAgent(agents: readonly AgentDraft[], user: string): AgentDraft[] {
  const share = agents.find((one) => one.user === user)?.share ?? 0
  return agents
    .filter((one) => one.user !== user)
    .map((one) => (one.role === AgentRole.lead && one.share !== null ? { ...one, share: one.share + share } : one))
}

/** With another role. A deal has one lead, so the lead before becomes a co-agent. */
export const withRole = (agents: readonly AgentDraft[], user: string, role: AgentRole): AgentDraft[] =>
  agents.map((one) => {
    if (one.user === user) return { ...one, role }
    return role === AgentRole.lead && one.role === AgentRole.lead ? { ...one, role: AgentRole.co } : one
  })

/** How many basis points the shares miss; negative if they are too much. 0 if the viewer doesn't set shares. */
export const missingShare = (agents: readonly AgentDraft[]): number =>
  agents.some(({ share }) => share === null) ? 0 : WHOLE_BP - agents.reduce((sum, { share }) => sum + (share ?? 0), 0)

/** What the API is sent. */
export const agentsOf = (agents: readonly AgentDraft[]): DealAgentInput[] =>
  agents.map(({ user, role, share }) => ({ user, role, ...(share !== null && { share_bp: share }) }))
