import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { DragBoard, type DragHandlers } from './drag-board.ts'
import { loadEngineOnApproach } from './load-engine.ts'

const DragBoardContext = createContext<DragBoard | null>(null)

export interface DragBoardProviderProps {
  handlers: DragHandlers
  children: ReactNode
}

/** A board whose cards can be dragged by mouse or touch. */
export function DragBoardProvider({ handlers, children }: DragBoardProviderProps) {
  const [board] = useState(() => new DragBoard())
  useLayoutEffect(() => board.handleWith(handlers), [board, handlers])
  useEffect(() => loadEngineOnApproach(board), [board])
  return <DragBoardContext value={board}>{children}</DragBoardContext>
}

/** The board around a component. */
export function useDragBoard(): DragBoard {
  const board = useContext(DragBoardContext)
  if (!board) throw new Error('There is no DragBoardProvider around this card or column')
  return board
}
