/** Calls about the commission of a deal: its ledger and its amendment. */
import { useQueryClient } from '@tanstack/react-query'
import type { CommissionAmendment, CommissionOutcome } from 'openapi'
import { useApi, useRemote } from 'remote-kit/context'

const LEDGER = ['get', '/deals/{id}/commission/'] as const

/** The ledger, as far as the viewer may read it. */
export function useCommissionLedger(id: string, isAsked = true) {
  return useApi().useQuery(...LEDGER, { params: { path: { id } } }, { enabled: isAsked, meta: { silent: true } })
}

/** What an amendment comes to, without writing it, and then writing it over the deal's `version`. */
export function useAmendment(id: string) {
  const { api } = useRemote()
  const queryClient = useQueryClient()
  const send = async (version: number, body: CommissionAmendment, dry_run: boolean): Promise<CommissionOutcome> => {
    const params = { path: { id }, query: { dry_run }, header: { 'If-Match': `"${version}"` } }
    const { data } = await api.PATCH('/deals/{id}/commission/', { params, body })
    if (!data) throw new Error('The amendment had no answer')
    return data
  }
  return {
    preview: (version: number, body: CommissionAmendment) => send(version, body, true),
    commit: async (version: number, body: CommissionAmendment) => {
      await send(version, body, false)
      // Deals that closed later may read otherwise now, and so may every sum.
      await queryClient.invalidateQueries()
    },
  }
}
