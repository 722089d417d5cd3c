import { useQueryClient } from '@tanstack/react-query'
import type { Deal, DealStatus } from 'openapi'
import { dealStatusLabels } from 'openapi/codes'
import { useWrite } from 'remote-kit/use-write'
import { dealKey, storedDeal } from '#parts/deals/deals.api.ts'
import { useOfferUndo } from '#parts/undo/use-offer-undo.ts'
import { copy } from './copy.ts'

interface StatusChange {
  deal: Deal
  status: DealStatus
}

/**
 * Changes the status of a deal, with Undo. The change shows at once and is rolled back with the reason if refused.
 */
export function useChangeStatus({ onChanged }: { onChanged: (deal: Deal) => void }): (change: StatusChange) => void {
  const cache = useQueryClient()
  const offerUndo = useOfferUndo()
  const { mutate } = useWrite(
    'deals',
    (api, { deal: { id }, status }: StatusChange) =>
      api.PATCH('/deals/{id}/', { params: { path: { id } }, body: { status } }),
    {
      onMutate: ({ deal, status }) => {
        cache.setQueryData<Deal>(dealKey(deal.id), { ...deal, status })
      },
      onError: (_error, { deal }) => cache.setQueryData<Deal>(dealKey(deal.id), deal),
      stores: storedDeal,
      onSuccess: (deal) => {
        void offerUndo(deal.id, copy.useChangeStatus.changed(deal.name, dealStatusLabels[deal.status]))
        onChanged(deal)
      },
    },
  )
  return mutate
}
