import { createContext, useContext } from 'react'
import type { DealCard } from 'openapi'
import type { ColumnOrder, Slot } from '#pages/workspaces/board/cache/slots.ts'

/** The actions of cards on their board. The object stays the same, so that cards need not render again. */
export interface BoardActions {
  /** The current columns on screen. */
  columns: () => ColumnOrder[]
  /** A place as text: "Offer out, place 2 of 6". */
  describeSlot: (deal: string, slot: Slot) => string
  /** Moves a card and returns the focus to the part of it that started the move. */
  drop: (deal: string, slot: Slot, focus: CardPart | null) => void
  archive: (deal: DealCard) => void
}

/** The focusable parts of a card. */
export type CardPart = 'handle' | 'menu'

export const BoardActionsContext = createContext<BoardActions | null>(null)

/** The actions of the board around this component. */
export function useBoardActions(): BoardActions {
  const actions = useContext(BoardActionsContext)
  if (!actions) throw new Error('There is no board above this component')
  return actions
}
