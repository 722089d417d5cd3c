import { useQueryClient } from '@tanstack/react-query'
import type { Deal, DealParty } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { dealKey, storedDeal } from '#parts/deals/deals.api.ts'

interface Change {
  deal: Deal
  parties: DealParty[]
  /** Says what happened and offers Undo; null for the undoing itself. */
  message: string | null
}

/** Changes who belongs to a deal: painted at once, put back with the reason where it is refused, with Undo. */
export function useChangeParties(): (change: Change) => void {
  const cache = useQueryClient()
  const notify = useNotify()
  const { mutate } = useWrite(
    'deals',
    (api, { deal, parties }: Change) => api.PATCH('/deals/{id}/', { params: atVersion(deal), body: { parties } }),
    {
      onMutate: ({ deal, parties }) => {
        cache.setQueryData<Deal>(dealKey(deal.id), { ...deal, parties })
      },
      onError: (_error, { deal }) => cache.setQueryData<Deal>(dealKey(deal.id), deal),
      stores: storedDeal,
      onSuccess: (stored, { deal, message }) => {
        const undo = () => mutate({ deal: stored, parties: deal.parties, message: null })
        if (message) notify.success(message, { undo })
      },
    },
  )
  return mutate
}
