import { useAtomValue } from 'jotai'
import type { DealCard, Phase } from 'openapi'
import { useState } from 'react'
import { canCloseDeal } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { lazyPart } from 'ui-kit/lazy-part'
import { useDeal } from '#parts/deals/deals.api.ts'
import { closesByMove } from './closing-move.ts'
import { GateFormDialog } from './GateFormDialog.tsx'
import type { GateRefusal } from './gate-refusal.ts'

const CloseDealModal = lazyPart(async () => (await import('#parts/closing/CloseDealModal.tsx')).CloseDealModal)

export interface PhaseGateDialogProps {
  deal: DealCard
  /** The phase that refused the deal, and its board's phases in order. */
  phase: string
  phases: readonly Pick<Phase, 'id' | 'kind'>[]
  refusal: GateRefusal
  onClose: () => void
  /** Called once the deal has what the phase requires. A deal that was closed has moved by then, and it isn't called. */
  onFilled: () => void
}

/**
 * What a phase of the deal's own board asks for before the deal enters it: its missing fields, or the closing checklist
 * if that asks for them all, so that no one is asked twice.
 */
export function PhaseGateDialog({ deal, phase, phases, refusal, onClose, onFilled }: PhaseGateDialogProps) {
  const viewer = useAtomValue(userProfileAtom)
  // Decided once: the checklist changes the deal's status before it closes itself.
  const [isClosing] = useState(() => canCloseDeal(viewer, deal) && closesByMove(deal, phase, phases, refusal.errors))
  // A card has too little for the checklist.
  const { data: whole, isError } = useDeal(isClosing ? deal.id : null)
  if (isClosing && !isError) return whole && <CloseDealModal deal={whole} onClose={onClose} />
  return (
    <GateFormDialog
      // A new request for other fields starts with an empty form.
      key={refusal.errors.map(({ field }) => field).join()}
      deal={deal}
      {...refusal}
      onClose={onClose}
      onFilled={onFilled}
    />
  )
}
