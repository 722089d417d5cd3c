/** Calls about closing a deal: what it would confirm, and doing it. */
import { useMutation } from '@tanstack/react-query'
import type { DealClose } from 'openapi'
import { useRemote } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { storedDeal } from '#parts/deals/deals.api.ts'

/** What closing would confirm. Asked for with each change of the price or the day; refusals are the form's to show. */
export function useClosingPreview(id: string) {
  const { api } = useRemote()
  return useMutation({
    mutationFn: async (body: DealClose) =>
      (await api.POST('/deals/{id}/close/preview/', { params: { path: { id } }, body })).data,
    meta: { silent: true },
  })
}

/** Closes the deal with the price in cents and the day. Refusals show in the form. */
export function useCloseDeal(id: string) {
  return useWrite(
    'deals',
    (api, body: DealClose) => api.POST('/deals/{id}/close/', { params: { path: { id } }, body }),
    { stores: storedDeal, meta: { silent: true } },
  )
}
