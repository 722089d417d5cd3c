/** API calls for the milestones of a deal. */
import type { Milestone, MilestoneCreate, MilestoneUpdate } from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify } from 'remote-kit/context'
import { useWrite } from 'remote-kit/use-write'
import { useOfferUndo } from '#parts/undo/use-offer-undo.ts'
import { copy } from './copy.ts'

/** The milestones of a deal in order; none without a deal. A deal has far fewer than a page of 100. */
export function useMilestones(deal: string | null | undefined) {
  return useApi().useQuery(
    'get',
    '/milestones/',
    { params: { query: { deal: deal ?? '', page_size: 100 } } },
    { enabled: Boolean(deal), meta: { silent: true } },
  )
}

/** Adds a milestone, with Undo. The form shows refusals. */
export function useCreateMilestone() {
  const offerUndo = useOfferUndo()
  return useWrite('milestones', (api, body: MilestoneCreate) => api.POST('/milestones/', { body }), {
    meta: { silent: true },
    onSuccess: ({ deal, name }) => void offerUndo(deal, copy.useCreateMilestone.added(name)),
  })
}

interface MilestoneChange {
  /** The milestone as it was read. Refused with 412 if someone changed it since. */
  milestone: Pick<Milestone, 'id' | 'version'>
  body: MilestoneUpdate
}

/** Changes a milestone. The form shows refusals. */
export function useUpdateMilestone() {
  return useWrite(
    'milestones',
    (api, { milestone, body }: MilestoneChange) =>
      api.PATCH('/milestones/{id}/', { params: atVersion(milestone), body }),
    { meta: { silent: true } },
  )
}

/** Deletes a milestone, with Undo; its tasks stay with the deal. */
export function useDeleteMilestone(): (milestone: Milestone) => void {
  const notify = useNotify()
  const restore = useWrite('milestones', (api, id: string) =>
    api.POST('/milestones/{id}/restore/', { params: { path: { id } } }),
  )
  const remove = useWrite(
    'milestones',
    (api, { id }: Milestone) => api.DELETE('/milestones/{id}/', { params: { path: { id } } }),
    {
      onSuccess: (_answer, { id, name }) =>
        notify.success(copy.useDeleteMilestone.deleted(name), { undo: () => restore.mutate(id) }),
    },
  )
  return (milestone) => remove.mutate(milestone)
}
