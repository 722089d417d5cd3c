import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Deal } from 'openapi'
import { useNotify, useRemote } from 'remote-kit/context'
import { dealKey, storeDeal } from '#parts/deals/deals.api.ts'

interface Archiving {
  deal: Deal
  archives: boolean
  offersUndo: boolean
}

/** Archives and restores a deal: painted at once, put back with the reason where it is refused, with Undo. */
export function useArchiveDeal(): (deal: Deal, archives: boolean) => void {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  const notify = useNotify()
  const { mutate } = useMutation({
    mutationFn: async ({ deal, archives }: Archiving) => {
      const init = { params: { path: { id: deal.id } } }
      const answer = archives
        ? await api.POST('/deals/{id}/archive/', init)
        : await api.POST('/deals/{id}/restore/', init)
      return answer.data
    },
    onMutate: ({ deal, archives }) => {
      queryClient.setQueryData<Deal>(dealKey(deal.id), {
        ...deal,
        archived_at: archives ? new Date().toISOString() : null,
      })
    },
    onError: (_error, { deal }) => queryClient.setQueryData<Deal>(dealKey(deal.id), deal),
    onSuccess: async (stored, { archives, offersUndo }) => {
      if (!stored) return
      if (offersUndo) {
        const undo = () => mutate({ deal: stored, archives: !archives, offersUndo: false })
        notify.success(`${stored.name} is ${archives ? 'archived' : 'back on the board'}`, { undo })
      }
      await storeDeal(queryClient, stored)
    },
  })
  return (deal, archives) => mutate({ deal, archives, offersUndo: true })
}
