import { useQueryClient } from '@tanstack/react-query'
import type { Deal, DealStatus, Phase } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { reportFailure } from 'remote-kit/query-client'
import { useWrite } from 'remote-kit/use-write'
import { dealKey, storedDeal } from '#parts/deals/deals.api.ts'
import { lostFor } from '#parts/deal-status/losing.ts'
import { type GateRefusal, gateRefusal } from '#parts/gates/gate-refusal.ts'
import { useUndoEvent } from '#parts/undo/undo.api.ts'
import { copy } from './copy.ts'

export interface Move {
  deal: Deal
  phase: Pick<Phase, 'id' | 'name'>
  /** The phase to restore on Undo; null while undoing. */
  from: Pick<Phase, 'id' | 'name'> | null
  /** Why the deal fell through, for a phase of lost deals. */
  lostReason?: string
}

export interface MoveOutcome {
  onProposed: (status: DealStatus | null) => void
  onRefused: (refusal: GateRefusal, move: Move) => void
}

/**
 * Moves a deal to another phase. The bar changes at once, is rolled back if refused, and offers Undo on success.
 * `onProposed` gets the status of the new phase, `onRefused` the fields that the phase requires first.
 */
export function useMoveDeal({ onProposed, onRefused }: MoveOutcome): (move: Move) => void {
  const cache = useQueryClient()
  const notify = useNotify()
  const undoEvent = useUndoEvent()
  const { mutate } = useWrite(
    'deals',
    (api, { deal: { id }, phase, lostReason }: Move) =>
      api.POST('/deals/{id}/move/', { params: { path: { id } }, body: { phase: phase.id, ...lostFor(lostReason) } }),
    {
      onMutate: ({ deal, phase }) => {
        const shown = cache.getQueryData<Deal>(dealKey(deal.id)) ?? deal
        cache.setQueryData<Deal>(dealKey(deal.id), { ...shown, phase: phase.id })
        return shown
      },
      onError: (error, move, shown = move.deal) => {
        cache.setQueryData<Deal>(dealKey(move.deal.id), shown)
        const refusal = gateRefusal(error)
        if (refusal) onRefused(refusal, move)
        else reportFailure(notify, error)
      },
      meta: { silent: true },
      stores: ({ deal }) => storedDeal(deal),
      onSuccess: (moved, { phase, from, lostReason }) => {
        onProposed(from && moved.proposed_status)
        if (!from) return
        // The event takes the status and its reason back too.
        const { event } = moved
        const undo = () =>
          lostReason && event ? undoEvent(event) : mutate({ deal: moved.deal, phase: from, from: null })
        notify.success(copy.useMoveDeal.moved(phase.name), { undo })
      },
    },
  )
  return mutate
}
