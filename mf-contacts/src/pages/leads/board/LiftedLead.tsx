import { useAtomValue } from 'jotai'
import { LiftedCard } from 'remote-kit/board/LiftedCard'
import { carriedLeadAtom } from './board.atoms.ts'
import { LeadFace } from './LeadFace.tsx'

/** The lead under the pointer while it is dragged. */
export function LiftedLead({ now }: { now: number }) {
  const carried = useAtomValue(carriedLeadAtom)
  return <LiftedCard>{carried?.by === 'pointer' && <LeadFace lead={carried.lead} now={now} />}</LiftedCard>
}
