import type { CommissionAmendment, CommissionOutcome } from 'openapi'
import { useState } from 'react'
import { useOfferUndo } from '#parts/undo/use-offer-undo.ts'
import { useAmendment } from './commission.api.ts'
import { copy } from './copy.ts'

/** An amendment that changes other deals and waits for confirmation. */
export interface PendingAmendment {
  outcome: CommissionOutcome
  confirm: () => void
  cancel: () => void
}

/**
 * Amends a commission. If it changes deals that closed later, it waits in `pending` until someone confirms; canceling
 * changes nothing. What was saved can be undone.
 */
export function useAmend(deal: string) {
  const { preview, commit } = useAmendment(deal)
  const offerUndo = useOfferUndo()
  const [pending, setPending] = useState<PendingAmendment | null>(null)

  const amend = async (version: number, body: CommissionAmendment): Promise<void> => {
    const outcome = await preview(version, body)
    const isAgreed =
      outcome.recomputed.length === 0 ||
      (await new Promise<boolean>((resolve) => {
        setPending({ outcome, confirm: () => resolve(true), cancel: () => resolve(false) })
      }))
    setPending(null)
    if (!isAgreed) return
    await commit(version, body)
    void offerUndo(deal, copy.useAmend.changed)
  }
  return { amend, pending }
}
