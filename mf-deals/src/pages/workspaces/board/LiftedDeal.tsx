import { atom, useAtomValue } from 'jotai'
import type { DealCard } from 'openapi'
import { LiftedCard } from 'remote-kit/board/LiftedCard'
import { carriedAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { type CardAgent, DealFace } from '#pages/workspaces/cards/DealFace.tsx'

const liftedAtom = atom((get) => {
  const carried = get(carriedAtom)
  return carried?.by === 'pointer' ? carried.deal : null
})

/** The deal under the pointer while it is dragged. */
export function LiftedDeal({ agentOf }: { agentOf: (deal: DealCard) => CardAgent | undefined }) {
  const deal = useAtomValue(liftedAtom)
  return <LiftedCard>{deal && <DealFace deal={deal} agent={agentOf(deal)} title={deal.name} />}</LiftedCard>
}
