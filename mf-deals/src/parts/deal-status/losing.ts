/** A deal that falls through as it moves into a phase of lost deals. */
import type { DealCard, DealMove, Phase } from 'openapi'
import { DealStatus, PhaseKind } from 'openapi/codes'
import { isUnderWay } from '#parts/deals/deal-labels.ts'

/** Whether a move into the phase ends the deal, so that a reason is asked for first. */
export const isLosing = (deal: Pick<DealCard, 'status'>, phase: Pick<Phase, 'kind'> | null | undefined): boolean =>
  phase?.kind === PhaseKind.Lost && isUnderWay(deal)

/** What a move says of a deal that falls through for this reason; nothing without one. */
export const lostFor = (reason: string | undefined): Pick<DealMove, 'status' | 'lost_reason'> =>
  reason ? { status: DealStatus.FellThrough, lost_reason: reason } : {}
