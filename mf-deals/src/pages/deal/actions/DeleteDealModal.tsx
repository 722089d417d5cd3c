import { useQueryClient } from '@tanstack/react-query'
import type { Deal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { useNavigate } from 'react-router'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { useWrite } from 'remote-kit/use-write'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { dealKey } from '#parts/deals/deals.api.ts'

/** Asks before a deal is deleted and says what that means. Undo restores it. */
export function DeleteDealModal({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const cache = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()
  const params = { path: { id: deal.id } }
  const { mutate: recover } = useWrite('deleted_deals', (api) => api.POST('/deleted_deals/{id}/restore/', { params }), {
    onSuccess: () => notify.success(`${deal.name} is back`),
  })
  const remove = useWrite('deals', (api) => api.DELETE('/deals/{id}/', { params }), {
    meta: { silent: true },
    onSuccess: async () => {
      notify.success(`${deal.name} is deleted`, { undo: () => recover() })
      await navigate(`/agent/workspaces?workspace=${deal.workspace}`)
      cache.removeQueries({ queryKey: dealKey(deal.id) })
    },
  })
  return (
    <ConfirmDialog
      title={`Delete ${deal.name}?`}
      action="Delete the deal"
      refusal="Keep it"
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <FormProblem error={remove.error} />
      <p>
        It goes from everywhere at once, with its tasks, milestones and what its clients see. For 30 days it can be
        brought back from Archived, under Deleted.
      </p>
      {deal.status === DealStatus.Closed && (
        <p>
          It is closed: its commission no longer counts against caps, and what closed later is worked out anew. To keep
          it in the books, archive it instead.
        </p>
      )}
    </ConfirmDialog>
  )
}
