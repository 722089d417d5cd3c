import { mergeClasses } from '@fluentui/react-components'
import type { BoardColumn as Column, DealCard } from 'openapi'
import { memo, useId, useRef } from 'react'
import { useDropTarget } from 'remote-kit/board/use-drag'
import { placeKey } from '#pages/workspaces/board/cache/slots.ts'
import type { CardAgent } from '#pages/workspaces/cards/DealFace.tsx'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { useBoardColumnStyles } from './BoardColumn.styles.ts'
import { ColumnCards } from '#pages/workspaces/board/cards/ColumnCards.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import { copy } from './copy.ts'

export interface BoardColumnProps {
  column: Column
  workspace: string
  query: DealQuery
  /** The lane that the board shows alone, as on a phone; undefined for all deals. */
  lane: string | undefined
  agentOf: (deal: DealCard) => CardAgent | undefined
}

/** A phase: its head, and its cards, which scroll below it. */
export const BoardColumn = memo(function BoardColumn({ column, workspace, query, lane, agentOf }: BoardColumnProps) {
  const styles = useBoardColumnStyles()
  const { phase } = column
  const place = { phase: phase.id, lane }
  const { ref, isTarget } = useDropTarget(placeKey(place), place)
  const scroller = useRef<HTMLDivElement>(null)
  const headId = useId()
  return (
    <section
      ref={ref}
      data-phase={phase.id}
      data-place={placeKey(place)}
      aria-labelledby={headId}
      className={mergeClasses(styles.column, isTarget && styles.target)}
    >
      <ColumnHead id={headId} column={column} isFiltered={Object.keys(query).length > 0} />
      <div ref={scroller} className={styles.cards}>
        <ColumnCards
          column={column}
          place={place}
          workspace={workspace}
          query={query}
          agentOf={agentOf}
          list={scroller}
          scroller={scroller}
          atFirst={2}
        />
        {column.count === 0 && <p className={styles.empty}>{copy.boardColumn.empty}</p>}
      </div>
    </section>
  )
})
