import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DealReschedule, Rescheduling } from 'openapi'
import { useRemote } from 'remote-kit/context'
import { dryRunKeyOf } from 'remote-kit/query-keys'
import { previewOf } from './rescheduling.api.ts'

/** How long an answer is as good as a new one. Moving dates is refused if they have changed since. */
const JUST_COME_MS = 10_000

/**
 * `previewOf` as a query. The previous answer stays until the next one has loaded. Refusals show in place. `known` is an answer
 * that has just come; without it, the preview is asked for at once.
 */
export function useReschedulePreview(deal: string, body: DealReschedule, known: Rescheduling | undefined) {
  const { api } = useRemote()
  return useQuery({
    queryKey: dryRunKeyOf('/deals/{id}/reschedule/', deal, body),
    queryFn: async () => (await previewOf(api, deal, body)) ?? null,
    placeholderData: keepPreviousData,
    initialData: known,
    staleTime: JUST_COME_MS,
    gcTime: 0,
    meta: { silent: true },
  })
}
