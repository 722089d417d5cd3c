import { mergeClasses } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical'
import { useAtomValue, useSetAtom } from 'jotai'
import type { DealCard } from 'openapi'
import { memo } from 'react'
import { useDragSource } from 'remote-kit/board/use-drag'
import { Link } from 'react-router'
import { cardMenuAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { useKeyboardMove } from '#pages/workspaces/board/moves/use-keyboard-move.ts'
import { type CardAgent, DealFace } from '#pages/workspaces/cards/DealFace.tsx'
import { SelectDeal } from '#pages/workspaces/selection/SelectDeal.tsx'
import { isSelectingAtom } from '#pages/workspaces/selection/selection.atoms.ts'
import { useBoardCardStyles } from './BoardCard.styles.ts'
import { copy } from './copy.ts'

/** The id of the hint for keyboard users; the board renders it once. */
export const MOVE_HINT_ID = 'board-move-hint'

export interface BoardCardProps {
  deal: DealCard
  agent: CardAgent | undefined
}

/**
 * A deal on the board: a link to it that is dragged, moved by keyboard with its handle, or by the "…" menu. It renders
 * again only when the deal changes. Its buttons are plain ones, because a board creates dozens while it is scrolled.
 */
export const BoardCard = memo(function BoardCard({ deal, agent }: BoardCardProps) {
  const styles = useBoardCardStyles()
  const { ref, isDragged } = useDragSource(deal.id)
  const { isCarried, ...handle } = useKeyboardMove(deal)
  const setMenu = useSetAtom(cardMenuAtom)
  const isSelecting = useAtomValue(isSelectingAtom)
  return (
    <article
      ref={ref}
      data-deal={deal.id}
      data-row-id={deal.id}
      className={mergeClasses(styles.card, isDragged && styles.away, isCarried && styles.carried)}
    >
      <DealFace
        deal={deal}
        agent={agent}
        title={
          <Link to={`/agent/deal/${deal.id}`} className={styles.link} draggable={false} data-row-focus>
            {deal.name}
          </Link>
        }
      />
      {isSelecting && (
        <div className={styles.select}>
          <SelectDeal deal={deal} />
        </div>
      )}
      <div className={mergeClasses(styles.tools, isSelecting && styles.without)} data-card-tools>
        <button
          type="button"
          {...handle}
          className={mergeClasses(styles.tool, styles.handle)}
          aria-label={copy.boardCard.move(deal.name)}
          aria-describedby={MOVE_HINT_ID}
          aria-pressed={isCarried}
          data-card-handle
        >
          <ReOrderDotsVerticalRegular fontSize={20} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={copy.boardCard.actions(deal.name)}
          aria-haspopup="menu"
          id={`menu-of-${deal.id}`}
          data-card-menu
          onClick={({ currentTarget: button }) => setMenu((now) => (now?.button === button ? null : { deal, button }))}
        >
          <MoreHorizontalRegular fontSize={20} aria-hidden />
        </button>
      </div>
    </article>
  )
})
