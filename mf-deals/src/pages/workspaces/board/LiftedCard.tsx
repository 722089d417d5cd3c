import { makeStyles } from '@fluentui/react-components'
import { atom, useAtomValue } from 'jotai'
import type { DealCard } from 'openapi'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'
import { carriedAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { useFollowPointer } from '#pages/workspaces/board/moves/use-follow-pointer.ts'
import { type CardAgent, DealFace } from '#pages/workspaces/cards/DealFace.tsx'

const useStyles = makeStyles({
  place: {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: 0,
    border: 'none',
    overflow: 'visible',
    backgroundColor: 'transparent',
    color: look.ink,
    pointerEvents: 'none',
    willChange: 'transform',
  },
  card: {
    padding: '11px 12px 10px',
    borderRadius: '8px',
    backgroundColor: look.surface,
    boxShadow: look.shadowLift,
    transform: 'rotate(1.4deg)',
    [media.reducedMotion]: { transform: 'none' },
  },
})

const liftedAtom = atom((get) => {
  const carried = get(carriedAtom)
  return carried?.by === 'pointer' ? carried.deal : null
})

/** The card under the pointer while it is dragged, above everything else. */
export function LiftedCard({ agentOf }: { agentOf: (deal: DealCard) => CardAgent | undefined }) {
  const styles = useStyles()
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
