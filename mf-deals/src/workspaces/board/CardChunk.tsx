import { atom, useAtomValue } from 'jotai'
import type { DealCard } from 'openapi'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { carriedAtom } from './board.atoms.ts'
import { BoardCard } from './BoardCard.tsx'
import { useBoardColumnStyles } from './BoardColumn.styles.ts'
import type { CardAgent } from './DealFace.tsx'
import { useInView } from './use-in-view.ts'

/** How many cards come and go together. */
export const CHUNK_SIZE = 5
const CARD_HEIGHT = 132

export interface CardChunkProps {
  deals: readonly DealCard[]
  agentOf: (deal: DealCard) => CardAgent | undefined
  scroller: RefObject<HTMLElement | null>
  /** Rendered before it is known what is in view. */
  isFirst: boolean
}

/**
 * A few cards of a column, in the DOM only while they are near the view: a space of the same height stands for them
 * otherwise. A card that is being moved keeps its chunk.
 */
export function CardChunk({ deals, agentOf, scroller, isFirst }: CardChunkProps) {
  const styles = useBoardColumnStyles()
  const element = useRef<HTMLDivElement>(null)
  const height = useRef(deals.length * CARD_HEIGHT)
  const isNear = useInView(element, scroller, '300px 0px', isFirst)
  const isHeld = useAtomValue(
    useMemo(() => atom((get) => deals.some(({ id }) => id === get(carriedAtom)?.deal.id)), [deals]),
  )
  const isShown = isNear || isHeld

  useLayoutEffect(() => {
    if (!element.current) return
    element.current.style.height = isShown ? '' : `${height.current}px`
    if (isShown) height.current = element.current.offsetHeight
  })

  return (
    <div ref={element} className={styles.chunk}>
      {isShown && deals.map((deal) => <BoardCard key={deal.id} deal={deal} agent={agentOf(deal)} />)}
    </div>
  )
}
