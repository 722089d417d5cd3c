/** API calls for commission terms that an agent proposes and an owner or admin decides on. */
import type { CommissionTermsInput } from 'openapi'
import { useWrite } from 'remote-kit/use-write'
import { storedDeal } from '#parts/deals/deals.api.ts'
import { useOfferUndo } from '#parts/undo/use-offer-undo.ts'
import { copy } from './copy.ts'

/** Proposes terms; owners and admins are told. The form shows refusals. */
export function useProposeTerms(deal: string) {
  const offerUndo = useOfferUndo()
  return useWrite(
    'deals',
    (api, body: CommissionTermsInput) =>
      api.POST('/deals/{id}/commission/propose/', { params: { path: { id: deal } }, body }),
    {
      stores: storedDeal,
      meta: { silent: true },
      onSuccess: () => void offerUndo(deal, copy.useProposeTerms.sent),
    },
  )
}

/** Approves the proposed terms, or turns them down; who proposed them is told. */
export function useDecideTerms(deal: string) {
  const offerUndo = useOfferUndo()
  return useWrite(
    'deals',
    (api, approve: boolean) =>
      api.POST('/deals/{id}/commission/decide/', { params: { path: { id: deal } }, body: { approve } }),
    {
      stores: storedDeal,
      onSuccess: (_deal, approve) =>
        void offerUndo(deal, approve ? copy.useDecideTerms.approved : copy.useDecideTerms.turnedDown),
    },
  )
}
