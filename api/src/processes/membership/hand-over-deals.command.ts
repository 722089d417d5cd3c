/** Hands over a departing member's open deals. */
import { trusted, type Types } from 'mongoose'
import { AgentRole } from 'openapi/codes'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { openStatuses } from '#entities/deals/lifecycle.ts'
import type { Change } from '#platform/events/change.ts'
import { toId } from '#platform/reads/find.ts'
import { saveDeal } from '#processes/deal-save/save-deal.command.ts'

/** The departing member, who takes over, and in which team. */
export type Handover = { team: Types.ObjectId; from: Types.ObjectId; to: string }

/** The team's open deals that `from` works on. Finished deals stay with the agent who did them. */
export async function handOverDeals(change: Change, { team, from, to }: Handover): Promise<void> {
  const open = { team, 'agents.user': from, status: trusted({ $in: openStatuses }), archived: false }
  const deals = await DealModel.find(open).session(change.session)
  for (const deal of deals) {
    replaceAgent(deal, from, to)
    await saveDeal(change, deal, { op: 'hand_over' })
  }
}

/**
 * Puts `to` in the place of `from`, with that role and share. If `to` is already on the deal, the shares are added up,
 * and only the lead role is passed on.
 */
export function replaceAgent(deal: DealDocument, from: Types.ObjectId, to: string): void {
  const gone = deal.agents.find(({ user }) => user.equals(from))
  const own = deal.agents.find(({ user }) => user.equals(to))
  if (!gone) return
  if (!own) {
    gone.user = toId(to)
    return
  }
  own.share_bp += gone.share_bp
  if (gone.role === AgentRole.lead) own.role = gone.role
  deal.agents.pull(gone)
}
