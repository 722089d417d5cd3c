import type { CommissionAmendment, CommissionOutcome } from 'openapi'
import { useState } from 'react'
import { useAmendment } from './commission.api.ts'

/** An amendment that changes other deals and waits for confirmation. */
export interface PendingAmendment {
  outcome: CommissionOutcome
  confirm: () => void
  cancel: () => void
}

/**
 * Amends a commission. If it changes deals that closed later, it waits in `pending` until somebody confirms; canceling
 * changes nothing.
 */
export function useAmend(deal: string) {
  const { preview, commit } = useAmendment(deal)
  const [pending, setPending] = useState<PendingAmendment | null>(null)

  const amend = async (version: number, body: CommissionAmendment): Promise<void> => {
    const outcome = await preview(version, body)
    const isAgreed =
      outcome.recomputed.length === 0 ||
      (await new Promise<boolean>((resolve) => {
        setPending({ outcome, confirm: () => resolve(true), cancel: () => resolve(false) })
      }))
    setPending(null)
    if (isAgreed) await commit(version, body)
  }
  return { amend, pending }
}
