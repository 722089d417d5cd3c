import { atom, useAtomValue } from 'jotai'
import { makeStyles } from '@fluentui/react-components'
import type { DealCard } from 'openapi'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'
import { carriedAtom } from './board.atoms.ts'
import { type CardAgent, DealFace } from './DealFace.tsx'

const useStyles = makeStyles({
  card: {
    padding: '11px 12px 10px',
    borderRadius: '8px',
    backgroundColor: look.surface,
    boxShadow: look.shadowLift,
    cursor: 'grabbing',
    transform: 'rotate(1.4deg)',
    [media.reducedMotion]: { transform: 'none' },
  },
})

const liftedAtom = atom((get) => {
  const carried = get(carriedAtom)
  return carried?.by === 'pointer' ? carried.deal : null
})

/** The card under the pointer while it is dragged. */
export function LiftedCard({ agentOf }: { agentOf: (deal: DealCard) => CardAgent | undefined }) {
  const styles = useStyles()
  const deal = useAtomValue(liftedAtom)
  if (!deal) return null
  return (
    <div className={styles.card}>
      <DealFace deal={deal} agent={agentOf(deal)} title={deal.name} />
    </div>
  )
}
