import { useQueryClient } from '@tanstack/react-query'
import type { Deal, DealStatus } from 'openapi'
import { dealStatusLabels } from 'openapi/codes'
import { useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { dealKey, storedDeal } from './deals.api.ts'

/** Changes the status of a deal. The change shows at once and is rolled back with the reason if refused. */
export function useChangeStatus(): (change: { deal: Deal; status: DealStatus }) => void {
  const cache = useQueryClient()
  const notify = useNotify()
  const { mutate } = useWrite(
    'deals',
    (api, { deal: { id }, status }: { deal: Deal; status: DealStatus }) =>
      api.PATCH('/deals/{id}/', { params: { path: { id } }, body: { status } }),
    {
      onMutate: ({ deal, status }) => {
        cache.setQueryData<Deal>(dealKey(deal.id), { ...deal, status })
      },
      onError: (_error, { deal }) => cache.setQueryData<Deal>(dealKey(deal.id), deal),
      stores: storedDeal,
      onSuccess: ({ name, status }) => notify.success(`${name} is now ${dealStatusLabels[status]}`),
    },
  )
  return mutate
}
