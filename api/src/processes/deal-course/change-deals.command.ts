/** Archives, restores or moves many deals at once. */
import type { Document } from 'mongodb'
import type { DealsChange, DealsChanged } from 'openapi'
import { DealStatus, GateField, gateFieldLabels, PhaseKind } from 'openapi/codes'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { dealScope } from '#entities/deals/deal.policy.ts'
import { isOpen } from '#entities/deals/lifecycle.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import { workspaceScope } from '#entities/workspaces/workspace.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred, toId } from '#platform/reads/find.ts'
import { moveDeal } from './move-deal.command.ts'
import { missingFields } from '#processes/deal-phases/phase-gate.ts'
import { archiveDeal, restoreDeal } from './update-deal.command.ts'

type Action = {
  /** Why the action cannot be applied to a deal; null if it can. */
  refusal: (deal: DealDocument) => string | null
  run: (change: Change, deal: DealDocument) => Promise<unknown>
}

const archive: Action = {
  refusal: (deal) => (deal.archived_at ? 'is already archived' : null),
  run: archiveDeal,
}
const restore: Action = { refusal: (deal) => (deal.archived_at ? null : 'isn’t archived'), run: restoreDeal }

/**
 * Applies the action to all deals that allow it, in one transaction. Also returns the deals that were refused, with
 * reasons.
 */
export async function changeDeals(change: Change, viewer: Viewer, body: DealsChange): Promise<DealsChanged> {
  const { refusal, run } = await actionOf(change, viewer, body)
  const found = await seenDeals(change, viewer, body.deals)
  const answer: DealsChanged = { changed: [], skipped: [], events: [] }
  for (const id of body.deals) {
    const deal = found.get(id)
    const name = deal?.name ?? null
    const reason = deal ? refusal(deal) : 'isn’t one of your deals'
    if (!deal || reason) {
      answer.skipped.push({ id, name, reason: reason ?? '' })
      continue
    }
    const before = change.eventIds.length
    await run(change, deal)
    answer.changed.push({ id, name: deal.name })
    if (body.action === 'move') answer.events.push(...change.eventIds.slice(before, before + 1))
  }
  return answer
}

async function actionOf(change: Change, viewer: Viewer, body: DealsChange): Promise<Action> {
  const { action, phase, lost_reason } = body
  if (action === 'move') {
    if (!phase) throw invalid('phase', 'is required')
    return moveTo(change, viewer, phase, lost_reason)
  }
  if (phase) throw invalid('phase', 'is only for moving deals')
  if (lost_reason !== undefined) throw invalid('lost_reason', 'is only for moving deals')
  return action === 'archive' ? archive : restore
}

/**
 * Moves deals to the end of a phase. A deal that lacks the phase's required fields stays. With a reason, open deals fall
 * through as they move.
 */
async function moveTo({ session }: Change, viewer: Viewer, id: string, reason?: string): Promise<Action> {
  const phase = await findReferred(PhaseModel, { field: 'phase', id, scope: workspaceScope(viewer), session })
  if (reason !== undefined && phase.kind !== PhaseKind.Lost) {
    throw invalid('lost_reason', 'is for a phase of lost deals')
  }
  const lost = reason !== undefined && { status: DealStatus.FellThrough, lost_reason: reason }
  return {
    refusal: (deal) => {
      if (deal.archived_at) return 'is archived'
      if (!phase.team.equals(deal.team)) return 'is of another team'
      if (phase._id.equals(deal.phase)) return 'is already there'
      const missing = missingFields(deal, phase)
        .filter((field) => field !== GateField.lost_reason || reason === undefined)
        .map((field) => gateFieldLabels[field])
      return missing.length > 0 ? `needs more for ${phase.name}: ${missing.join(', ')}` : null
    },
    run: (change, deal) => moveDeal(change, viewer, deal, { phase: id, ...(isOpen(deal.status) && lost) }),
  }
}

async function seenDeals(
  { session }: Change,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, DealDocument>> {
  const named: Document = { _id: { $in: ids.map(toId) } }
  const rows = await DealModel.collection.find({ $and: [named, dealScope(viewer)] }, { session }).toArray()
  return new Map(rows.map((row) => [String(row._id), DealModel.hydrate(row)]))
}
