import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Deal, DealStatus, Phase } from 'openapi'
import { useNotify, useRemote } from 'remote-kit/context'
import { dealKey, storeDeal } from './deals.api.ts'

interface Move {
  deal: Deal
  phase: Pick<Phase, 'id' | 'name'>
  /** The phase that Undo goes back to; null for the undoing itself. */
  from: Pick<Phase, 'id' | 'name'> | null
}

/**
 * Moves a deal to another phase: the bar shows it at once, a refusal puts it back with the reason, a success offers Undo.
 * `onProposed` hears of the status that the new phase stands for.
 */
export function useMoveDeal(onProposed: (status: DealStatus | null) => void): (move: Move) => void {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  const notify = useNotify()
  const { mutate } = useMutation({
    mutationFn: async ({ deal, phase }: Move) => {
      const params = { path: { id: deal.id } }
      return (await api.POST('/deals/{id}/move/', { params, body: { phase: phase.id } })).data
    },
    onMutate: ({ deal, phase }) => {
      queryClient.setQueryData<Deal>(dealKey(deal.id), { ...deal, phase: phase.id })
    },
    onError: (_error, { deal }) => queryClient.setQueryData<Deal>(dealKey(deal.id), deal),
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
