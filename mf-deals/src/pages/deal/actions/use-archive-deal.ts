import { useQueryClient } from '@tanstack/react-query'
import type { Deal } from 'openapi'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { dealKey, storedDeal } from '#parts/deals/deals.api.ts'
import { copy } from './copy.ts'

interface Archiving {
  deal: Deal
  archives: boolean
  offersUndo: boolean
}

/** Archives and restores a deal. The change shows at once, is rolled back if refused, and can be undone. */
export function useArchiveDeal(): (deal: Deal, archives: boolean) => void {
  const cache = useQueryClient()
  const notify = useNotify()
  const { mutate } = useWrite(
    'deals',
    async (api, { deal, archives }: Archiving) => {
      const init = { params: { path: { id: deal.id } } }
      return archives ? api.POST('/deals/{id}/archive/', init) : api.POST('/deals/{id}/restore/', init)
    },
    {
      onMutate: ({ deal, archives }) => {
        const archived_at = archives ? new Date().toISOString() : null
        cache.setQueryData<Deal>(dealKey(deal.id), { ...deal, archived_at })
      },
      onError: (_error, { deal }) => cache.setQueryData<Deal>(dealKey(deal.id), deal),
      stores: storedDeal,
      onSuccess: (stored, { archives, offersUndo }) => {
        if (!offersUndo) return
        const undo = () => mutate({ deal: stored, archives: !archives, offersUndo: false })
        notify.success(
          archives ? copy.useArchiveDeal.archived(stored.name) : copy.useArchiveDeal.restored(stored.name),
          { undo },
        )
      },
    },
  )
  return (deal, archives) => mutate({ deal, archives, offersUndo: true })
}
