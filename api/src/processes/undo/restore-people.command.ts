/** Restores the agents and the parties of a deal, who may have left or been deleted since. */
import type { DealDocument, StoredDeal } from '#entities/deals/deal.model.ts'
import type { Change } from '#platform/events/change.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { assignAgents } from '#processes/deal-course/assign-agents.command.ts'
import { partiesExist } from '#processes/deal-parties/parties.command.ts'
import { changedSince, whileThere } from './refuse-undo.ts'

/**
 * Restores the agents with their roles and shares, by the rules for assigning them.
 * @throws 403 if the viewer may not assign them, 409 if one of them has left the team
 */
export async function restoreAgents(change: Change, viewer: Viewer, deal: DealDocument, from: unknown): Promise<void> {
  const before = from as StoredDeal['agents']
  const agents = before.map(({ user, role, share_bp }) => ({ user: String(user), role, share_bp }))
  await whileThere(() => assignAgents(change, viewer, deal, agents))
}

/**
 * Restores the parties, also those whom the viewer could see only as parties of this deal.
 * @throws 409 if one of them is gone
 */
export async function restoreParties(change: Change, deal: DealDocument, from: unknown): Promise<void> {
  const parties = from as StoredDeal['parties']
  if (!(await partiesExist(change, deal, parties)))
    throw changedSince([{ field: 'parties', reason: 'include a contact that no longer exists' }])
  deal.set('parties', parties)
}
