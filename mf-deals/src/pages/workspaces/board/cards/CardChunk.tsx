import { atom, useAtomValue } from 'jotai'
import type { DealCard } from 'openapi'
import { memo, type RefObject, useMemo, useRef } from 'react'
import { carriedAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import { BoardCard } from './BoardCard.tsx'
import { useColumnCardsStyles } from './ColumnCards.styles.ts'
import { useInView } from './use-in-view.ts'

const CARD_HEIGHT = 132
/** How far outside the view cards are rendered, to be ready when they are scrolled to. */
const NEAR = '500px 300px'

export interface CardChunkProps {
  deals: readonly DealCard[]
  agentOf: (deal: DealCard) => CardAgent | undefined
  scroller: RefObject<HTMLElement | null>
  /** Rendered until it is known what is in view. */
  isFirst: boolean
}

/**
 * A few cards of a column, in the DOM only while they are near the view; otherwise a space of the same height replaces
 * them. A card that is being moved keeps its chunk. It renders again only when its own cards change.
 */
export const CardChunk = memo(function CardChunk({ deals, agentOf, scroller, isFirst }: CardChunkProps) {
  const styles = useColumnCardsStyles()
  const element = useRef<HTMLDivElement>(null)
  const { isInView, height } = useInView(element, scroller, NEAR, isFirst)
  const isHeld = useAtomValue(
    useMemo(() => atom((get) => deals.some(({ id }) => id === get(carriedAtom)?.deal.id)), [deals]),
  )
  const isShown = isInView || isHeld
  const style = isShown ? undefined : { height: height ?? deals.length * CARD_HEIGHT }
  return (
    <div ref={element} className={styles.chunk} style={style}>
      {isShown && deals.map((deal) => <BoardCard key={deal.id} deal={deal} agent={agentOf(deal)} />)}
    </div>
  )
})
