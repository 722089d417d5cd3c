import { atom, useAtomValue } from 'jotai'
import type { DealCard } from 'openapi'
import { carriedAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { useFollowPointer } from '#pages/workspaces/board/moves/use-follow-pointer.ts'
import { type CardAgent, DealFace } from '#pages/workspaces/cards/DealFace.tsx'
import { useLiftedCardStyles } from './LiftedCard.styles.ts'

const liftedAtom = atom((get) => {
  const carried = get(carriedAtom)
  return carried?.by === 'pointer' ? carried.deal : null
})

/** The card under the pointer while it is dragged, above everything else. */
export function LiftedCard({ agentOf }: { agentOf: (deal: DealCard) => CardAgent | undefined }) {
  const styles = useLiftedCardStyles()
  const deal = useAtomValue(liftedAtom)
  const place = useFollowPointer()
  if (!deal) return null
  return (
    <div ref={place} popover="manual" className={styles.place}>
      <div className={styles.card}>
        <DealFace deal={deal} agent={agentOf(deal)} title={deal.name} />
      </div>
    </div>
  )
}
