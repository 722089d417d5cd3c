import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Deal, DealParty } from 'openapi'
import { useNotify, useRemote } from 'remote-kit/context'
import { dealKey, storeDeal } from '#parts/deals/deals.api.ts'

interface Change {
  deal: Deal
  parties: DealParty[]
  /** Says what happened and offers Undo; null for the undoing itself. */
  message: string | null
}

/** Changes who belongs to a deal: painted at once, put back with the reason where it is refused, with Undo. */
export function useChangeParties(): (change: Change) => void {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  const notify = useNotify()
  const { mutate } = useMutation({
    mutationFn: async ({ deal, parties }: Change) => {
      const params = { path: { id: deal.id }, header: { 'If-Match': `"${deal.version}"` } }
      return (await api.PATCH('/deals/{id}/', { params, body: { parties } })).data
    },
    onMutate: ({ deal, parties }) => {
      queryClient.setQueryData<Deal>(dealKey(deal.id), { ...deal, parties })
    },
    onError: (_error, { deal }) => queryClient.setQueryData<Deal>(dealKey(deal.id), deal),
    onSuccess: async (stored, { deal, message }) => {
      if (!stored) return
      const undo = () => mutate({ deal: stored, parties: deal.parties, message: null })
      if (message) notify.success(message, { undo })
      await storeDeal(queryClient, stored)
    },
  })
  return mutate
}
