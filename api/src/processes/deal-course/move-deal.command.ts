/** Moves a deal on the board. */
import type { DealMove } from 'openapi'
import { DealStatus, dealStatusLabels } from 'openapi/codes'
import { changeStatus } from '#entities/deals/change-status.command.ts'
import { type DealDocument, DealModel } from '#entities/deals/deal.model.ts'
import { canCloseDeal, dealScope } from '#entities/deals/deal.policy.ts'
import { isOpen, proposedStatus } from '#entities/deals/lifecycle.ts'
import { PhaseModel, type StoredPhase } from '#entities/workspaces/phase.model.ts'
import { workspaceScope } from '#entities/workspaces/workspace.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { conflict, invalid, unprocessable } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred } from '#platform/reads/find.ts'
import { saveDeal, saveDealWithCourse } from '#processes/deal-save/save-deal.command.ts'
import { failsContract, takeContractOff } from '#processes/deal-contracts/fail-contract.command.ts'
import { lastRank, rankBeside } from '#processes/deal-phases/deal-rank.command.ts'
import { requireFields } from '#processes/deal-phases/phase-gate.ts'
import { assignAgents, leadOf, ledBy } from './assign-agents.command.ts'

/**
 * Moves the deal into a phase, next to a card or to the end, and applies the status and the lead agent that come with
 * the move.
 * @returns the phase's status, if the deal does not have it and the viewer may set it
 */
export async function moveDeal(
  change: Change,
  viewer: Viewer,
  deal: DealDocument,
  body: DealMove,
): Promise<DealStatus | null> {
  const { session } = change
  const scope = workspaceScope(viewer)
  const phase = await findReferred(PhaseModel, { field: 'phase', id: body.phase, scope, session })
  if (!phase.team.equals(deal.team)) {
    throw unprocessable('A deal can’t move to another team', [{ field: 'phase', reason: 'belongs to another team' }])
  }
  if (body.lost_reason !== undefined && body.status !== DealStatus.FellThrough) {
    throw invalid('lost_reason', 'is for deals that fall through')
  }
  const isSamePhase = phase._id.equals(deal.phase)
  const takesOver = body.lead !== undefined && body.lead !== leadOf(deal)
  if (body.lead !== undefined && takesOver) await giveTo(change, viewer, deal, body.lead)
  const failed = failsContract(deal, body.status) ? await takeContractOff(change, viewer, deal, {}) : null
  if (body.status !== undefined) changeStatus(viewer, deal, body.status)
  if (body.lost_reason !== undefined) deal.set({ lost_reason: body.lost_reason })
  if (!isSamePhase) requireFields(deal, phase)
  if (!isSamePhase) deal.set({ phase_since: change.at })
  deal.set({ phase: phase._id, workspace: phase.workspace, rank: await rankFor(change, viewer, phase, body) })
  if (failed) await saveDealWithCourse(change, deal, failed.course, { op: 'fail_contract', also: failed.also })
  else await saveDeal(change, deal, { op: opOf(isSamePhase, takesOver) })
  const proposed = proposedStatus(phase.kind, { status: deal.status, status_before: deal.status_before ?? null })
  return proposed === DealStatus.Closed && !canCloseDeal(viewer, deal) ? null : proposed
}

/** @throws 409 for a deal that is closed or lost, and what `assignAgents` throws */
async function giveTo(change: Change, viewer: Viewer, deal: DealDocument, lead: string): Promise<void> {
  if (!isOpen(deal.status)) {
    throw conflict(`This deal is marked “${dealStatusLabels[deal.status]}” and keeps its lead agent`)
  }
  await assignAgents(change, viewer, deal, ledBy(deal, lead), () => 'lead')
}

/** A new place in its column is no news. */
function opOf(isSamePhase: boolean, takesOver: boolean): string {
  if (!isSamePhase) return 'move'
  return takesOver ? 'update' : 'reorder'
}

async function rankFor(change: Change, viewer: Viewer, phase: StoredPhase, move: DealMove): Promise<string> {
  const side = move.after ? 'after' : 'before'
  const id = move[side]
  if (!id) return lastRank(change, phase._id)
  const scope = { $and: [dealScope(viewer), { phase: phase._id }] }
  const { rank } = await findReferred(DealModel, { field: side, id, scope, session: change.session })
  return rankBeside(change, phase._id, { rank, side })
}
