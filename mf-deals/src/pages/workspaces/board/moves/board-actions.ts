import { createContext, useContext } from 'react'
import type { DealCard } from 'openapi'
import type { ColumnOrder, Slot } from '#pages/workspaces/board/cache/slots.ts'

/** What a card can ask of its board. The object stays the same while the board does, so that cards need not render anew. */
export interface BoardActions {
  /** The columns on screen, as they are now. */
  columns: () => ColumnOrder[]
  /** A place in words: "Offer out, place 2 of 6". */
  describeSlot: (deal: string, slot: Slot) => string
  /** Moves a card and puts the focus back on the part of it that the move was made with. */
  drop: (deal: string, slot: Slot, focus: CardPart | null) => void
  archive: (deal: DealCard) => void
}

/** The parts of a card that hold the focus. */
export type CardPart = 'handle' | 'menu'

export const BoardActionsContext = createContext<BoardActions | null>(null)

/** The actions of the board around this component. */
export function useBoardActions(): BoardActions {
  const actions = useContext(BoardActionsContext)
  if (!actions) throw new Error('There is no board above this component')
  return actions
}
