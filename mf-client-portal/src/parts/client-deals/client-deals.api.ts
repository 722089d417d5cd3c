/** API calls of a client's deals. */
import type { PortalNotify } from 'openapi'
import { useApi, useNotify } from 'remote-kit/context'
import { queryKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'
import { type OwnTasks, useOwnTasks } from './use-own-tasks.ts'

/** The request for the signed-in client's deals. */
export const clientDealsRequest = { params: { query: { page_size: 100 } } }

/** The signed-in client's deals. */
export function useClientDeals() {
  return useApi().useQuery('get', '/client/deals/', clientDealsRequest, { meta: { silent: true } })
}

const byId = (id: string) => ({ params: { path: { id } } })

/** The request for one deal of the signed-in client. */
export const clientDealRequest = (id: string) => byId(id)

/** One deal of the signed-in client. */
export function useClientDeal(id: string) {
  return useApi().useQuery('get', '/client/deals/{id}/', clientDealRequest(id), { meta: { silent: true } })
}

/** Finishes and reopens the client's own tasks. */
export function useClientTasks(dealId: string): OwnTasks {
  return useOwnTasks('client', queryKeyOf('/client/deals/{id}/', clientDealRequest(dealId)), {
    complete: (api, id) => api.POST('/client/tasks/{id}/complete/', byId(id)),
    reopen: (api, id) => api.POST('/client/tasks/{id}/reopen/', byId(id)),
  })
}

/** Sets when the client is emailed about the deal. */
export function useChooseMail(dealId: string): (notify: PortalNotify) => void {
  const notify = useNotify()
  const { mutate } = useWrite(
    'client',
    (api, choice: PortalNotify) => api.PATCH('/client/deals/{id}/', { ...byId(dealId), body: { notify: choice } }),
    {
      stores: (deal) => [queryKeyOf('/client/deals/{id}/', clientDealRequest(dealId)), deal],
      onSuccess: () => notify.success(copy.choiceSaved),
    },
  )
  return mutate
}
