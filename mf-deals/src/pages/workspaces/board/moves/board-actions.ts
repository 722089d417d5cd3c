import { createContext, useContext } from 'react'
import type { DealCard } from 'openapi'
import type { ColumnOrder, Slot } from '#pages/workspaces/board/cache/slots.ts'
import type { How } from './use-move-deal.ts'

/** The actions of cards on their board. The object stays the same, so that cards need not render again. */
export interface BoardActions {
  /** The columns on screen that a card can move to by steps. */
  columnsFor: (deal: DealCard) => ColumnOrder[]
  /** The place of a card on screen. */
  slotOf: (deal: string) => Slot | null
  /** The place at the top of a phase, in the card's lane or in another. */
  topOf: (deal: DealCard, phase: string, lane?: string) => Slot
  /** The place at the end of its phase, in its lane. */
  endOf: (deal: DealCard) => Slot
  /** Why the card can't move to a lane; null if it can. */
  refusalOf: (deal: DealCard, lane: string | undefined) => string | null
  /** A place as text: "Offer out, place 2 of 6". */
  describeSlot: (deal: string, slot: Slot) => string
  /** Moves a card and returns the focus to the part of it that started the move. */
  drop: (deal: string, slot: Slot, focus: CardPart | null, how?: How) => void
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
