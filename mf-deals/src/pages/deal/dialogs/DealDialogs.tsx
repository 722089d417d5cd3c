import type { Deal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { lazyPart } from 'ui-kit/lazy-part'
import { useReopenDeal, useUpdateDeal } from '#parts/deals/deals.api.ts'
import { copy } from './copy.ts'

const DeleteDealModal = lazyPart(async () => (await import('./DeleteDealModal.tsx')).DeleteDealModal)
const LostReasonModal = lazyPart(async () => (await import('#parts/deal-status/LostReasonModal.tsx')).LostReasonModal)
const DuplicateDealModal = lazyPart(async () => (await import('./DuplicateDealModal.tsx')).DuplicateDealModal)
const MoveDealDialog = lazyPart(async () => (await import('#parts/deal-moves/MoveDealDialog.tsx')).MoveDealDialog)
const ReopeningPreview = lazyPart(async () => (await import('#parts/closing/ReopeningPreview.tsx')).ReopeningPreview)
const ReasonModal = lazyPart(async () => (await import('#parts/forms/ReasonModal.tsx')).ReasonModal)

/** Actions that need a dialog. */
export type DealDialog = 'lose' | 'reopen' | 'duplicate' | 'move' | 'delete'

export interface DealDialogsProps {
  deal: Deal
  dialog: DealDialog
  /** Called with the status of the new phase after a move. */
  onProposed: (status: DealStatus | null) => void
  onClose: () => void
}

/** The dialog that is open. */
export function DealDialogs({ deal, dialog, onProposed, onClose }: DealDialogsProps) {
  const reopen = useReopenDeal(deal.id)
  const update = useUpdateDeal(deal.id, copy.dealDialogs.lost(deal.name))
  if (dialog === 'duplicate') return <DuplicateDealModal deal={deal} onClose={onClose} />
  if (dialog === 'move') {
    return <MoveDealDialog deal={deal} onMoved={(moved) => onProposed(moved.proposed_status)} onClose={onClose} />
  }
  if (dialog === 'delete') return <DeleteDealModal deal={deal} onClose={onClose} />
  if (dialog === 'reopen')
    return (
      <ReasonModal
        title={copy.dealDialogs.reopenTitle(deal.name)}
        label={copy.dealDialogs.reopenReason}
        action={copy.dealDialogs.reopen}
        isPending={reopen.isPending}
        error={reopen.error}
        onSubmit={(reason) => reopen.mutate(reason, { onSuccess: onClose })}
        onClose={onClose}
      >
        {deal.status === DealStatus.Closed && <ReopeningPreview deal={deal.id} />}
      </ReasonModal>
    )
  return (
    <LostReasonModal
      name={deal.name}
      isPending={update.isPending}
      error={update.error}
      onSubmit={(lost_reason) =>
        update.mutate(
          { version: deal.version, body: { status: DealStatus.FellThrough, lost_reason } },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    />
  )
}
