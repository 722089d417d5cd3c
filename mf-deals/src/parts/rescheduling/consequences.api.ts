/** What stands beside a date when it is asked about: why it is what it is, and what moving dates would do. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DateExplanation, DealReschedule } from 'openapi'
import { useApi, useRemote } from 'remote-kit/context'
import { dryRunKeyOf } from 'remote-kit/query-keys'
import { previewOf } from './rescheduling.api.ts'

/** `previewOf`, kept on the screen while another one is asked for. Refusals show in place. */
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

/** Why a date of the deal is what it is: one of its own by name, or that of a task or milestone by id. */
export function useDateExplanation(deal: string, of: DateExplanation['id']) {
  return useApi().useQuery(
    'get',
    '/deals/{id}/why/',
    { params: { path: { id: deal }, query: { of } } },
    { meta: { silent: true } },
  )
}
