import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Deal, DealStatus } from 'openapi'
import { dealStatusLabels } from 'openapi/codes'
import { useNotify, useRemote } from 'remote-kit/context'
import { dealKey, storeDeal } from './deals.api.ts'

/** Gives a deal another status: painted at once, put back with the reason where the lifecycle refuses it. */
export function useChangeStatus(): (change: { deal: Deal; status: DealStatus }) => void {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  const notify = useNotify()
  const { mutate } = useMutation({
    mutationFn: async ({ deal, status }: { deal: Deal; status: DealStatus }) =>
      (await api.PATCH('/deals/{id}/', { params: { path: { id: deal.id } }, body: { status } })).data,
    onMutate: ({ deal, status }) => {
      queryClient.setQueryData<Deal>(dealKey(deal.id), { ...deal, status })
    },
    onError: (_error, { deal }) => queryClient.setQueryData<Deal>(dealKey(deal.id), deal),
    onSuccess: async (deal) => {
      if (!deal) return
      notify.success(`${deal.name} is now ${dealStatusLabels[deal.status]}`)
      await storeDeal(queryClient, deal)
    },
  })
  return mutate
}
