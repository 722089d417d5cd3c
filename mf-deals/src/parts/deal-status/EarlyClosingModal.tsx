import type { DealCard } from 'openapi'
import { dealStatusLabels } from 'openapi/codes'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { copy } from './copy.ts'

export interface EarlyClosingModalProps {
  deal: Pick<DealCard, 'name' | 'status'>
  /** What's needed to put it under contract is loading. */
  isPending?: boolean
  onContract: () => void
  onClose: () => void
}

/** Says that only a deal under contract can close, and offers to put this one under contract. */
export function EarlyClosingModal({ deal, onContract, ...rest }: EarlyClosingModalProps) {
  return (
    <FormDialog
      title={copy.earlyClosingModal.title}
      action={copy.earlyClosingModal.submit}
      refusal={copy.earlyClosingModal.leave}
      onSubmit={onContract}
      {...rest}
    >
      <p>{copy.earlyClosingModal.text(deal.name, dealStatusLabels[deal.status])}</p>
    </FormDialog>
  )
}
