import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Deal, DealStatus, Phase } from 'openapi'
import { useNotify, useRemote } from 'remote-kit/context'
import { reportFailure } from 'remote-kit/query-client'
import { dealKey, storeDeal } from '#parts/deals/deals.api.ts'
import { type GateRefusal, gateRefusal } from '#parts/gates/gate-refusal.ts'

export interface Move {
  deal: Deal
  phase: Pick<Phase, 'id' | 'name'>
  /** The phase that Undo goes back to; null for the undoing itself. */
  from: Pick<Phase, 'id' | 'name'> | null
}

export interface MoveOutcome {
  onProposed: (status: DealStatus | null) => void
  onRefused: (refusal: GateRefusal, move: Move) => void
}

/**
 * Moves a deal to another phase: the bar shows it at once, a refusal puts it back with the reason, a success offers Undo.
 * `onProposed` hears of the status that the new phase stands for, `onRefused` of what the phase needs first.
 */
export function useMoveDeal({ onProposed, onRefused }: MoveOutcome): (move: Move) => void {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  const notify = useNotify()
  const { mutate } = useMutation({
    mutationFn: async ({ deal, phase }: Move) => {
      const params = { path: { id: deal.id } }
      return (await api.POST('/deals/{id}/move/', { params, body: { phase: phase.id } })).data
    },
    onMutate: ({ deal, phase }) => {
      const shown = queryClient.getQueryData<Deal>(dealKey(deal.id)) ?? deal
      queryClient.setQueryData<Deal>(dealKey(deal.id), { ...shown, phase: phase.id })
      return shown
    },
    onError: (error, move, shown = move.deal) => {
      queryClient.setQueryData<Deal>(dealKey(move.deal.id), shown)
      const refusal = gateRefusal(error)
      if (refusal) onRefused(refusal, move)
      else reportFailure(notify, error)
    },
    meta: { silent: true },
    onSuccess: async (moved, { phase, from }) => {
      if (!moved) return
      onProposed(from && moved.proposed_status)
      if (from) {
        const undo = () => mutate({ deal: moved.deal, phase: from, from: null })
        notify.success(`Moved to ${phase.name}`, { undo })
      }
      await storeDeal(queryClient, moved.deal)
    },
  })
  return mutate
}
