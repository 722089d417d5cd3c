/** API calls for closing a deal: the preview and the closing. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DealClose } from 'openapi'
import { useRemote } from 'remote-kit/context'
import { dryRunKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { storedDeal } from '#parts/deals/deals.api.ts'

/** The preview of a closing, kept until the next one has loaded. `body` is null while the form is incomplete. */
export function useClosingPreview(id: string, body: DealClose | null) {
  const { api } = useRemote()
  return useQuery({
    queryKey: dryRunKeyOf('/deals/{id}/close/preview/', id, body),
    queryFn: async () => {
      if (!body) return null
      const { data } = await api.POST('/deals/{id}/close/preview/', { params: { path: { id } }, body })
      return data ?? null
    },
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    meta: { silent: true },
  })
}

/** What reopening the deal would do to the money of deals that closed later. */
export function useReopeningPreview(id: string) {
  const { api } = useRemote()
  return useQuery({
    queryKey: dryRunKeyOf('/deals/{id}/reopen/preview/', id),
    queryFn: async () => (await api.POST('/deals/{id}/reopen/preview/', { params: { path: { id } } })).data ?? null,
    staleTime: 0,
    gcTime: 0,
    meta: { silent: true },
  })
}

/** Closes the deal with the price in cents and the day. The form shows refusals. */
export function useCloseDeal(id: string) {
  return useWrite(
    'deals',
    (api, body: DealClose) => api.POST('/deals/{id}/close/', { params: { path: { id } }, body }),
    { stores: storedDeal, meta: { silent: true } },
  )
}
