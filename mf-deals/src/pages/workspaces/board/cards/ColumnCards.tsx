import { Button } from '@fluentui/react-components'
import type { BoardColumn, DealCard } from 'openapi'
import { type RefObject, useEffect, useRef } from 'react'
import type { Place } from '#pages/workspaces/board/cache/slots.ts'
import { useColumn } from '#pages/workspaces/board/cache/use-column.ts'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { useColumnCardsStyles } from './ColumnCards.styles.ts'
import { CardChunk } from './CardChunk.tsx'
import { copy } from './copy.ts'
import { DropLine } from './DropLine.tsx'
import { useChunks } from './use-chunks.ts'
import { useInView } from './use-in-view.ts'

export interface ColumnCardsProps {
  column: BoardColumn
  place: Place
  workspace: string
  query: DealQuery
  agentOf: (deal: DealCard) => CardAgent | undefined
  /** The positioned element around the cards. */
  list: RefObject<HTMLElement | null>
  /** The element that scrolls them. */
  scroller: RefObject<HTMLElement | null>
  /** How many chunks are rendered before it is known what is in view. */
  atFirst: number
}

/** The cards of a column, which load page by page. */
export function ColumnCards({ column, place, workspace, query, agentOf, list, scroller, atFirst }: ColumnCardsProps) {
  const { deals, hasMore, isFailed, loadMore } = useColumn(column, workspace, query)
  const chunks = useChunks(deals)
  return (
    <>
      <DropLine place={place} list={list} />
      {chunks.map(({ key, cards }, at) => (
        <CardChunk key={key} deals={cards} agentOf={agentOf} scroller={scroller} isFirst={at < atFirst} />
      ))}
      {hasMore && <MoreCards scroller={scroller} isFailed={isFailed} onReach={loadMore} />}
    </>
  )
}

interface MoreCardsProps {
  scroller: RefObject<HTMLElement | null>
  isFailed: boolean
  onReach: () => void
}

/** The end of the loaded cards. Scrolling to it loads more. */
function MoreCards({ scroller, isFailed, onReach }: MoreCardsProps) {
  const styles = useColumnCardsStyles()
  const element = useRef<HTMLDivElement>(null)
  const { isInView: isReached } = useInView(element, scroller, '300px 0px', false)
  useEffect(() => {
    if (isReached && !isFailed) onReach()
  }, [isReached, isFailed, onReach])
  return (
    <div ref={element} className={styles.more}>
      {isFailed ? (
        <Button size="small" onClick={onReach}>
          {copy.moreCards.more}
        </Button>
      ) : (
        copy.moreCards.loadingMore
      )}
    </div>
  )
}
