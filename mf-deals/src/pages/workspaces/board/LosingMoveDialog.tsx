import { useAtom } from 'jotai'
import { lazyPart } from 'ui-kit/lazy-part'
import { losingMoveAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import type { MoveDeal } from '#pages/workspaces/board/moves/use-move-deal.ts'

const LostReasonModal = lazyPart(async () => (await import('#parts/deal-status/LostReasonModal.tsx')).LostReasonModal)

/** Asks why a deal fell through before its card moves to a phase of lost deals. */
export function LosingMoveDialog({ move }: { move: MoveDeal }) {
  const [losing, setLosing] = useAtom(losingMoveAtom)
  if (!losing) return null
  const { deal, slot } = losing
  return (
    <LostReasonModal
      name={deal.name}
      onSubmit={(lostReason) => {
        setLosing(null)
        void move(deal.id, slot, { lostReason })
      }}
      onClose={() => setLosing(null)}
    />
  )
}
