/** Calls about the milestones of a deal. */
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Milestone, MilestoneCreate, MilestoneUpdate } from 'openapi'
import { useApi, useNotify, useRemote } from 'remote-kit/context'

/** The milestones of a deal in their order; without a deal, none. A deal has far fewer than a page of 100. */
export function useMilestones(deal: string | null | undefined) {
  return useApi().useQuery(
    'get',
    '/milestones/',
    { params: { query: { deal: deal ?? '', page_size: 100 } } },
    { enabled: Boolean(deal), meta: { silent: true } },
  )
}

const AFFECTED = [
  ['get', '/milestones/'],
  ['get', '/tasks/'],
  ['get', '/calendar/'],
  ['get', '/deals/{id}/'],
  ['get', '/deals/{id}/history/'],
  ['get', '/deals/{id}/timeline/'],
  ['get', '/deals/{id}/why/'],
]

/** Fetches everything afresh that a changed milestone shows in. */
export async function refreshMilestones(queryClient: QueryClient): Promise<void> {
  await Promise.all(AFFECTED.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Adds a milestone. Refusals show in the form. */
export function useCreateMilestone() {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  return useMutation({
    mutationFn: (body: MilestoneCreate) => api.POST('/milestones/', { body }),
    onSuccess: () => refreshMilestones(queryClient),
    meta: { silent: true },
  })
}

/** Changes a milestone as it was at `version`. Refusals show in the form. */
export function useUpdateMilestone() {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  return useMutation({
    mutationFn: ({ id, version, body }: { id: string; version: number; body: MilestoneUpdate }) =>
      api.PATCH('/milestones/{id}/', { params: { path: { id }, header: { 'If-Match': `"${version}"` } }, body }),
    onSuccess: () => refreshMilestones(queryClient),
    meta: { silent: true },
  })
}

/** Deletes a milestone, with Undo; its tasks stay with the deal. */
export function useDeleteMilestone(): (milestone: Milestone) => void {
  const queryClient = useQueryClient()
  const { api } = useRemote()
  const notify = useNotify()
  const restore = useMutation({
    mutationFn: (id: string) => api.POST('/milestones/{id}/restore/', { params: { path: { id } } }),
    onSuccess: () => refreshMilestones(queryClient),
  })
  const remove = useMutation({
    mutationFn: ({ id }: Milestone) => api.DELETE('/milestones/{id}/', { params: { path: { id } } }),
    onSuccess: async (_answer, { id, name }) => {
      notify.success(`${name} is deleted; its tasks stay with the deal`, { undo: () => restore.mutate(id) })
      await refreshMilestones(queryClient)
    },
  })
  return (milestone) => remove.mutate(milestone)
}
