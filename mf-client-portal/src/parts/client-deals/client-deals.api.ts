/** A client's deals, and what they do with them. */
import { useQueryClient } from '@tanstack/react-query'
import type { ClientDeal, PortalNotify } from 'openapi'
import { Progress } from 'openapi/codes'
import { useApi, useNotify } from 'remote-kit/context'

/** The signed-in client's deals. */
export function useClientDeals() {
  return useApi().useQuery('get', '/client/deals/', { params: { query: { page_size: 100 } } })
}

const dealKey = (id: string) => ({ params: { path: { id } } })

/** One deal of the signed-in client. */
export function useClientDeal(id: string) {
  return useApi().useQuery('get', '/client/deals/{id}/', dealKey(id))
}

const withDone = (deal: ClientDeal, taskId: string): ClientDeal => ({
  ...deal,
  tasks: deal.tasks.map((task) =>
    task.id === taskId ? { ...task, progress: Progress.COMPLETE, completed_at: new Date().toISOString() } : task,
  ),
})

/** Marks one of the client's own tasks done: painted at once, taken back with the reason where it is refused. */
export function useCompleteClientTask(dealId: string): (taskId: string) => void {
  const api = useApi()
  const notify = useNotify()
  const cache = useQueryClient()
  const { queryKey } = api.queryOptions('get', '/client/deals/{id}/', dealKey(dealId))
  const { mutate } = api.useMutation('post', '/client/tasks/{id}/complete/', {
    onMutate: async ({ params }) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData<ClientDeal>(queryKey)
      if (before) cache.setQueryData(queryKey, withDone(before, params.path.id))
      return { before }
    },
    onError: (_error, _variables, context) => {
      if (context?.before) cache.setQueryData(queryKey, context.before)
    },
    onSuccess: () => notify.success('Done. Your agent can see it.'),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  })
  return (taskId) => mutate({ params: { path: { id: taskId } } })
}

/** Chooses when the client gets mail about the deal. */
export function useChooseMail(dealId: string): (notify: PortalNotify) => void {
  const api = useApi()
  const notify = useNotify()
  const cache = useQueryClient()
  const { queryKey } = api.queryOptions('get', '/client/deals/{id}/', dealKey(dealId))
  const { mutate } = api.useMutation('patch', '/client/deals/{id}/', {
    onSuccess: (deal) => {
      cache.setQueryData(queryKey, deal)
      notify.success('Your choice is kept.')
    },
  })
  return (choice) => mutate({ params: { path: { id: dealId } }, body: { notify: choice } })
}
