/** Moves many deals to the end of a phase. */
import { DealStatus, GateField, gateFieldLabels, PhaseKind } from 'openapi/codes'
import { isOpen } from '#entities/deals/lifecycle.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import { workspaceScope } from '#entities/workspaces/workspace.policy.ts'
import type { Change } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findReferred } from '#platform/reads/find.ts'
import { moveDeal } from '#processes/deal-course/move-deal.command.ts'
import { missingFields } from '#processes/deal-phases/phase-gate.ts'
import type { DealsAct } from './deals-act.ts'

/** A deal that lacks the phase's required fields stays. With a reason, open deals fall through as they move. */
export async function moveTo({ session }: Change, viewer: Viewer, id: string, reason?: string): Promise<DealsAct> {
  const phase = await findReferred(PhaseModel, { field: 'phase', id, scope: workspaceScope(viewer), session })
  if (reason !== undefined && phase.kind !== PhaseKind.Lost) {
    throw invalid('lost_reason', 'is for a phase of lost deals')
  }
  const lost = reason !== undefined && { status: DealStatus.FellThrough, lost_reason: reason }
  return {
    isUndoneByEvents: true,
    refusal: (deal) => {
      if (deal.archived_at) return 'is archived'
      if (!phase.team.equals(deal.team)) return 'is of another team'
      if (phase._id.equals(deal.phase)) return 'is already there'
      const missing = missingFields(deal, phase)
        .filter((field) => field !== GateField.lost_reason || reason === undefined)
        .map((field) => gateFieldLabels[field])
      return missing.length > 0 ? `needs more for ${phase.name}: ${missing.join(', ')}` : null
    },
    run: async (change, deal) => {
      await moveDeal(change, viewer, deal, { phase: id, ...(isOpen(deal.status) && lost) })
      return null
    },
  }
}
