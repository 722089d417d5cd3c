/** API calls for the commission of a deal: its ledger and its amendment. */
import { useQueryClient } from '@tanstack/react-query'
import type { CommissionAmendment, CommissionOutcome } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useRemote } from 'remote-kit/context'
import { refreshAfter } from 'remote-kit/invalidation'

/** The ledger, as far as the viewer may see it. */
export function useCommissionLedger(id: string, isAsked = true) {
  return useApi().useQuery(
    'get',
    '/deals/{id}/commission/',
    { params: { path: { id } } },
    { enabled: isAsked, meta: { silent: true } },
  )
}

/** Previews an amendment without saving it, then saves it over the deal's `version`. */
export function useAmendment(id: string) {
  const { api } = useRemote()
  const cache = useQueryClient()
  const send = async (version: number, body: CommissionAmendment, dry_run: boolean): Promise<CommissionOutcome> => {
    const params = { ...atVersion({ id, version }), query: { dry_run } }
    const { data } = await api.PATCH('/deals/{id}/commission/', { params, body })
    if (!data) throw new Error('The amendment had no answer')
    return data
  }
  return {
    preview: (version: number, body: CommissionAmendment) => send(version, body, true),
    commit: async (version: number, body: CommissionAmendment) => {
      await send(version, body, false)
      // Deals that closed later may have changed, and with them every total.
      await refreshAfter(cache, 'deals')
    },
  }
}
