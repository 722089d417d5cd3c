import { useDroppable } from '@dnd-kit/react'
import { Button, mergeClasses } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { BoardColumn as Column, DealCard } from 'openapi'
import { memo, useEffect, useId, useRef } from 'react'
import { canManageWorkspaces } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { Money } from 'ui-kit/Money'
import { useColumn } from '#pages/workspaces/board/cache/use-column.ts'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { phaseColours } from '#parts/workspaces/phase-colours.ts'
import { useBoardColumnStyles } from './BoardColumn.styles.ts'
import { CardChunk } from './CardChunk.tsx'
import { ColumnCount } from '#pages/workspaces/board/columns/ColumnCount.tsx'
import { ColumnMenuButton } from '#pages/workspaces/board/columns/ColumnMenuButton.tsx'
import { copy } from './copy.ts'
import { DropLine } from './DropLine.tsx'
import { useChunks } from './use-chunks.ts'
import { useInView } from './use-in-view.ts'

export interface BoardColumnProps {
  column: Column
  workspace: string
  query: DealQuery
  agentOf: (deal: DealCard) => CardAgent | undefined
}

/** A phase: its count and value, and its cards, which load page by page. */
export const BoardColumn = memo(function BoardColumn({ column, workspace, query, agentOf }: BoardColumnProps) {
  const styles = useBoardColumnStyles()
  const { phase, count, value } = column
  const { deals, hasMore, isFailed, loadMore } = useColumn(column, workspace, query)
  const { ref, isDropTarget } = useDroppable({ id: phase.id })
  const scroller = useRef<HTMLDivElement>(null)
  const headId = useId()
  const chunks = useChunks(deals)
  const mayKeep = canManageWorkspaces(useAtomValue(userProfileAtom))
  // Fewer deals than the phase has are no measure of it.
  const isFiltered = Object.keys(query).length > 0

  return (
    <section
      ref={ref}
      data-phase={phase.id}
      aria-labelledby={headId}
      className={mergeClasses(styles.column, isDropTarget && styles.target)}
    >
      <h2 id={headId} className={styles.head}>
        <span className={styles.dot} style={{ backgroundColor: phaseColours[phase.colour] }} />
        <span className={styles.name}>{phase.name}</span>
        <ColumnCount count={count} limit={isFiltered ? null : phase.card_limit} />
        <span className={styles.value}>
          <Money cents={value} short />
        </span>
        {mayKeep && <ColumnMenuButton phase={phase} />}
      </h2>
      <div ref={scroller} className={styles.cards}>
        <DropLine phase={phase.id} scroller={scroller} />
        {chunks.map(({ key, cards }, at) => (
          <CardChunk key={key} deals={cards} agentOf={agentOf} scroller={scroller} isFirst={at < 2} />
        ))}
        {deals.length === 0 && <p className={styles.empty}>{copy.boardColumn.empty}</p>}
        {hasMore && <MoreCards scroller={scroller} isFailed={isFailed} onReach={loadMore} />}
      </div>
    </section>
  )
})

interface MoreCardsProps {
  scroller: React.RefObject<HTMLElement | null>
  isFailed: boolean
  onReach: () => void
}

/** The end of the loaded cards. Scrolling to it loads more. */
function MoreCards({ scroller, isFailed, onReach }: MoreCardsProps) {
  const styles = useBoardColumnStyles()
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
