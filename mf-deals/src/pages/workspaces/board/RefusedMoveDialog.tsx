import { useAtom } from 'jotai'
import { lazyPart } from 'ui-kit/lazy-part'
import { refusedMoveAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import type { MoveDeal } from '#pages/workspaces/board/moves/use-move-deal.ts'

const GateFormDialog = lazyPart(async () => (await import('#parts/gates/GateFormDialog.tsx')).GateFormDialog)

/** Shown when a phase refused a move: asks for what it requires, then moves the deal. */
export function RefusedMoveDialog({ move }: { move: MoveDeal }) {
  const [refused, setRefused] = useAtom(refusedMoveAtom)
  if (!refused) return null
  const { deal, slot, lostReason, title, errors } = refused
  return (
    <GateFormDialog
      // A new request for other fields starts with an empty form.
      key={errors.map(({ field }) => field).join()}
      deal={deal}
      title={title}
      errors={errors}
      onClose={() => setRefused(null)}
      onFilled={() => {
        setRefused(null)
        // Who takes over has been agreed by then.
        void move(deal.id, slot, { lostReason, isAgreed: true })
      }}
    />
  )
}
