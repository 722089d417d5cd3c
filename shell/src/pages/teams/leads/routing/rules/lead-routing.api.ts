/** API calls of lead routing. */
import { useQuery } from '@tanstack/react-query'
import type { LeadRoutingUpdate } from 'openapi'
import { useApi, useNotify, useRemote } from 'remote-kit/context'
import { dryRunKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** The account's rules. */
export function useLeadRouting() {
  return useApi().useQuery('get', '/lead_routing/', {}, { meta: { silent: true } })
}

/** Saves the routing as it was read in `version`, with Undo. The page shows a refusal itself. */
export function useSaveLeadRouting(version: number) {
  const notify = useNotify()
  const { mutate: undo } = useWrite('events', (api, id: string) =>
    api.POST('/events/{id}/undo/', { params: { path: { id } } }),
  )
  return useWrite(
    'lead_routing',
    (api, body: LeadRoutingUpdate) =>
      api.PATCH('/lead_routing/', { params: { header: { 'If-Match': `"${version}"` } }, body }),
    {
      meta: { silent: true },
      onSuccess: ({ event }) => notify.success(copy.view.saved, event ? { undo: () => undo(event) } : {}),
    },
  )
}

/** Who would have gotten last month's leads under these rules. */
export function useDryRun(body: LeadRoutingUpdate) {
  const { api } = useRemote()
  return useQuery({
    queryKey: dryRunKeyOf('/lead_routing/dry_run/', body),
    queryFn: async () => (await api.POST('/lead_routing/dry_run/', { body })).data ?? null,
    staleTime: 0,
    gcTime: 0,
    meta: { silent: true },
  })
}
