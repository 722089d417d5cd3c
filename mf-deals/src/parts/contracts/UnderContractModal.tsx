import type { Deal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { useToday } from 'remote-kit/use-today'
import { formatDay, onDay } from 'ui-kit/days'
import { useMoveDates } from '#parts/rescheduling/use-move-dates.tsx'
import { AcceptanceModal } from './AcceptanceModal.tsx'
import { useAcceptContract } from './contracts.api.ts'
import { copy } from './copy.ts'

export interface UnderContractModalProps {
  deal: Deal
  /** Puts the deal under contract without an acceptance. */
  onLater: () => void
  /** Called once the deal is under contract with its acceptance. */
  onAccepted: () => void
  onClose: () => void
}

/**
 * Asks the acceptance of a deal that comes under contract without one. If other dates follow it, they're shown first, and
 * nothing is saved until the user agrees.
 */
export function UnderContractModal({ deal, onLater, onAccepted, onClose }: UnderContractModalProps) {
  const now = useToday()
  const { mutateAsync: accept } = useAcceptContract(deal)
  const { mutate, panel, isPending, error } = useMoveDates()
  const take = (acceptance: string) =>
    mutate({
      deal: deal.id,
      title: copy.underContractModal.follows(onDay(formatDay(acceptance, now))),
      action: copy.underContractModal.submit,
      request: { dates: { acceptance } },
      save: (agreed) => accept({ ...agreed, status: DealStatus.UnderContract }),
      onMoved: onAccepted,
    })
  return (
    <AcceptanceModal
      title={copy.underContractModal.title(deal.name)}
      action={copy.underContractModal.submit}
      isPending={isPending}
      error={error}
      onSubmit={(acceptance) => (acceptance ? take(acceptance) : onLater())}
      onClose={onClose}
    >
      {panel}
    </AcceptanceModal>
  )
}
