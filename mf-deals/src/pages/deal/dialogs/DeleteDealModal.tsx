import { useQueryClient } from '@tanstack/react-query'
import type { Deal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { useNavigate } from 'react-router'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { useWrite } from 'remote-kit/use-write'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { dealKey } from '#parts/deals/deals.api.ts'
import { copy } from './copy.ts'

/** Asks before a deal is deleted and says what that means. Undo restores it. */
export function DeleteDealModal({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const cache = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()
  const params = { path: { id: deal.id } }
  const { mutate: recover } = useWrite('deleted_deals', (api) => api.POST('/deleted_deals/{id}/restore/', { params }), {
    onSuccess: () => notify.success(copy.deleteDealModal.restored(deal.name)),
  })
  const remove = useWrite('deals', (api) => api.DELETE('/deals/{id}/', { params }), {
    meta: { silent: true },
    onSuccess: async () => {
      notify.success(copy.deleteDealModal.deleted(deal.name), { undo: () => recover() })
      await navigate(`/agent/workspaces?workspace=${deal.workspace}`)
      cache.removeQueries({ queryKey: dealKey(deal.id) })
    },
  })
  return (
    <ConfirmDialog
      title={copy.deleteDealModal.title(deal.name)}
      action={copy.deleteDealModal.action}
      refusal={copy.deleteDealModal.keep}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <FormProblem error={remove.error} />
      <p>{copy.deleteDealModal.consequence}</p>
      {deal.status === DealStatus.Closed && <p>{copy.deleteDealModal.closed}</p>}
    </ConfirmDialog>
  )
}
