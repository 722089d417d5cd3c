/** API calls for how long the account keeps data. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Retention, RetentionUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify, useRemote } from 'remote-kit/context'
import { dryRunKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** How long the account keeps data. For its owner. */
export function useRetention(id: string) {
  return useApi().useQuery('get', '/account/{id}/retention/', { params: { path: { id } } }, { meta: { silent: true } })
}

/** How many lost leads a choice would erase now. Nothing is asked without one. */
export function useLeadsToErase(id: string, lost_leads_months: number | null) {
  const { api } = useRemote()
  const body: RetentionUpdate = { lost_leads_months }
  return useQuery({
    queryKey: dryRunKeyOf('/account/{id}/retention/', id, body),
    queryFn: async () => {
      const params = { path: { id }, query: { dry_run: true } }
      const { data } = await api.PATCH('/account/{id}/retention/', { params, body })
      return data?.lost_leads ?? null
    },
    enabled: lost_leads_months !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    meta: { silent: true },
  })
}

/** Changes how long data is kept, as it was read. */
export function useUpdateRetention(id: string) {
  const notify = useNotify()
  return useWrite(
    'account',
    (api, { version, ...body }: Retention) =>
      api.PATCH('/account/{id}/retention/', { params: atVersion({ id, version }), body }),
    { onSuccess: () => notify.success(copy.retentionDialog.saved) },
  )
}
