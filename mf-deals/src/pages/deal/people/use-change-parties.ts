import { useQueryClient } from '@tanstack/react-query'
import type { Deal, DealParty } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { dealKey, storedDeal } from '#parts/deals/deals.api.ts'

interface Change {
  deal: Deal
  parties: DealParty[]
  /** The message with Undo; null while undoing. */
  message: string | null
}

/** Changes the parties of a deal. The change shows at once, is rolled back if refused, and can be undone. */
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
