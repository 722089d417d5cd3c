import { useAtom, useAtomValue } from 'jotai'
import { lazyPart } from 'ui-kit/lazy-part'
import { refusedMoveAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { activePhasesAtom } from '#pages/workspaces/current-workspace/workspaces.atoms.ts'
import type { MoveDeal } from '#pages/workspaces/board/moves/use-move-deal.ts'

const PhaseGateDialog = lazyPart(async () => (await import('#parts/gates/PhaseGateDialog.tsx')).PhaseGateDialog)

/** Shown when a phase refused a move: asks for what it requires, then moves the deal. */
export function RefusedMoveDialog({ move }: { move: MoveDeal }) {
  const [refused, setRefused] = useAtom(refusedMoveAtom)
  const phases = useAtomValue(activePhasesAtom)
  if (!refused) return null
  const { deal, slot, lostReason, title, errors } = refused
  return (
    <PhaseGateDialog
      deal={deal}
      phase={slot.phase}
      phases={phases}
      refusal={{ title, errors }}
      onClose={() => setRefused(null)}
      onFilled={() => {
        setRefused(null)
        // Who takes over has been agreed by then.
        void move(deal.id, slot, { lostReason, isAgreed: true })
      }}
    />
  )
}
