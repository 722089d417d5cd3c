/** The agents of a deal while they are edited. */
import type { Deal, DealAgentInput } from 'openapi'
import { AgentRole } from 'openapi/codes'
import { rateOrZeroCodec } from '#parts/commission/commission-codecs.ts'

/** An agent of the deal. `share` is the percentage as typed. */
export interface AgentDraft {
  user: string
  role: AgentRole
  share: string
}

const WHOLE_BP = 10_000

/** The share in basis points; null if what was typed is no percentage. */
export function shareOf({ share }: Pick<AgentDraft, 'share'>): number | null {
  const parsed = rateOrZeroCodec.parse(share)
  return 'value' in parsed ? parsed.value : null
}

/** What all shares add up to, in basis points. */
export const totalOf = (drafts: readonly AgentDraft[]): number =>
  drafts.reduce((sum, draft) => sum + (shareOf(draft) ?? 0), 0)

/** Whether every share is a percentage and all of them add up to 100%. */
export const addsUp = (drafts: readonly AgentDraft[]): boolean =>
  drafts.every((draft) => shareOf(draft) !== null) && totalOf(drafts) === WHOLE_BP

/** The agents of the deal to edit. */
export const draftsOf = ({ agents }: Pick<Deal, 'agents'>): AgentDraft[] =>
  agents.map(({ user, role, share_bp }) => ({ user, role, share: rateOrZeroCodec.toText(share_bp ?? 0) }))

/** The only lead keeps the role until someone else takes it. */
export const isOnlyLead = (drafts: readonly AgentDraft[], { role }: AgentDraft): boolean =>
  role === AgentRole.lead && drafts.filter((draft) => draft.role === AgentRole.lead).length === 1

/** Gives the user the role. A deal has one lead: the one before becomes a co-agent. */
export const withRole = (drafts: readonly AgentDraft[], user: string, role: AgentRole): AgentDraft[] =>
  drafts.map((draft) => {
    if (draft.user === user) return { ...draft, role }
    return role === AgentRole.lead && draft.role === AgentRole.lead ? { ...draft, role: AgentRole.co } : draft
  })

/** Removes the user, whose share goes to the lead, as in the API. */
export function without(drafts: readonly AgentDraft[], user: string): AgentDraft[] {
  const freed = drafts.find((draft) => draft.user === user)
  const share = freed ? shareOf(freed) : null
  return drafts
    .filter((draft) => draft !== freed)
    .map((draft) => {
      const own = draft.role === AgentRole.lead ? shareOf(draft) : null
      return share && own !== null ? { ...draft, share: rateOrZeroCodec.toText(own + share) } : draft
    })
}

/** The agents as the API takes them, the lead first. Without shares, everyone keeps theirs. */
export const agentsOf = (drafts: readonly AgentDraft[], hasShares: boolean): DealAgentInput[] =>
  drafts
    .toSorted((a, b) => Number(b.role === AgentRole.lead) - Number(a.role === AgentRole.lead))
    .map((draft) => ({
      user: draft.user,
      role: draft.role,
      ...(hasShares && { share_bp: shareOf(draft) ?? 0 }),
    }))
