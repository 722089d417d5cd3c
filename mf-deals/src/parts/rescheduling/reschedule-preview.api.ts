import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DealReschedule } from 'openapi'
import { useRemote } from 'remote-kit/context'
import { dryRunKeyOf } from 'remote-kit/query-keys'
import { previewOf } from './rescheduling.api.ts'

/** `previewOf` as a query. The previous answer stays until the next one has loaded. Refusals show in place. */
export function useReschedulePreview(deal: string, body: DealReschedule) {
  const { api } = useRemote()
  return useQuery({
    queryKey: dryRunKeyOf('/deals/{id}/reschedule/', deal, body),
    queryFn: async () => (await previewOf(api, deal, body)) ?? null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    meta: { silent: true },
  })
}
