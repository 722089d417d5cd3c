/** API calls of a client's deals. */
import { useQueryClient } from '@tanstack/react-query'
import type { ClientDeal, PortalNotify } from 'openapi'
import { Progress } from 'openapi/codes'
import { useApi, useNotify } from 'remote-kit/context'
import { queryKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

/** The signed-in client's deals. */
export function useClientDeals() {
  return useApi().useQuery('get', '/client/deals/', { params: { query: { page_size: 100 } } })
}

const byId = (id: string) => ({ params: { path: { id } } })

/** One deal of the signed-in client. */
export function useClientDeal(id: string) {
  return useApi().useQuery('get', '/client/deals/{id}/', byId(id))
}

const withDone = (deal: ClientDeal, taskId: string): ClientDeal => ({
  ...deal,
  tasks: deal.tasks.map((task) =>
    task.id === taskId ? { ...task, progress: Progress.COMPLETE, completed_at: new Date().toISOString() } : task,
  ),
})

/** Completes one of the client's own tasks, optimistically. A refusal reverts it and shows the reason. */
export function useCompleteClientTask(dealId: string): (taskId: string) => void {
  const notify = useNotify()
  const cache = useQueryClient()
  const queryKey = queryKeyOf('/client/deals/{id}/', byId(dealId))
  const { mutate } = useWrite(
    'client',
    (api, taskId: string) => api.POST('/client/tasks/{id}/complete/', byId(taskId)),
    {
      mutationKey: ['client task completion'],
      onMutate: async (taskId) => {
        await cache.cancelQueries({ queryKey })
        const before = cache.getQueryData<ClientDeal>(queryKey)
        if (before) cache.setQueryData(queryKey, withDone(before, taskId))
        return { before }
      },
      onError: (_error, _taskId, painted) => {
        if (painted?.before) cache.setQueryData(queryKey, painted.before)
      },
      onSuccess: () => notify.success(copy.completed),
    },
  )
  return mutate
}

/** Sets when the client is emailed about the deal. */
export function useChooseMail(dealId: string): (notify: PortalNotify) => void {
  const notify = useNotify()
  const { mutate } = useWrite(
    'client',
    (api, choice: PortalNotify) => api.PATCH('/client/deals/{id}/', { ...byId(dealId), body: { notify: choice } }),
    {
      stores: (deal) => [queryKeyOf('/client/deals/{id}/', byId(dealId)), deal],
      onSuccess: () => notify.success(copy.choiceSaved),
    },
  )
  return mutate
}
