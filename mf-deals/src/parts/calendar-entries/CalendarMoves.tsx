import type { CalendarEntry } from 'openapi'
import { createContext, type DragEventHandler, type ReactNode, useContext, useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { isMovable } from './entry-moves.ts'
import { useMoveEntry } from './use-move-entry.ts'

const MoveEntryDialog = lazyPart(async () => (await import('./MoveEntryDialog.tsx')).MoveEntryDialog)

interface Moves {
  /** The entry that is being dragged. */
  dragged: CalendarEntry | null
  drag: (entry: CalendarEntry | null) => void
  moveTo: (entry: CalendarEntry, day: string) => void
  /** Asks for the new day in a form, as an alternative to dragging. */
  ask: (entry: CalendarEntry) => void
}

const MovesContext = createContext<Moves | null>(null)

function useMoves(): Moves {
  const moves = useContext(MovesContext)
  if (!moves) throw new Error('outside of <CalendarMoves>')
  return moves
}

/** Lets the entries inside be moved to other days, by dragging or by a form. */
export function CalendarMoves({ children }: { children: ReactNode }) {
  const { moveTo, panel } = useMoveEntry()
  const [dragged, drag] = useState<CalendarEntry | null>(null)
  const [asked, ask] = useState<CalendarEntry | null>(null)
  return (
    <MovesContext value={{ dragged, drag, moveTo, ask }}>
      {children}
      {panel}
      {asked && (
        <MoveEntryDialog
          entry={asked}
          onMove={(day) => {
            ask(null)
            moveTo(asked, day)
          }}
          onClose={() => ask(null)}
        />
      )}
    </MovesContext>
  )
}

/** For the element of an entry: makes it draggable. */
export function useEntryDrag(entry: CalendarEntry): {
  draggable: boolean
  onDragStart?: DragEventHandler
  onDragEnd?: () => void
} {
  const { drag } = useMoves()
  if (!isMovable(entry)) return { draggable: false }
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.effectAllowed = 'move'
      drag(entry)
    },
    onDragEnd: () => drag(null),
  }
}

/** For the element of a day: accepts a dropped entry. `isOver` while one is dragged over it. */
export function useDropDay(day: string) {
  const { dragged, drag, moveTo } = useMoves()
  const [isOver, setOver] = useState(false)
  const takes = dragged !== null && dragged.date !== day
  const onDragOver: DragEventHandler = (event) => {
    if (!takes) return
    event.preventDefault()
    setOver(true)
  }
  const onDragLeave: DragEventHandler = ({ currentTarget, relatedTarget }) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const onDrop: DragEventHandler = (event) => {
    event.preventDefault()
    setOver(false)
    if (dragged) moveTo(dragged, day)
    drag(null)
  }
  return { isOver: isOver && takes, handlers: { onDragOver, onDragLeave, onDrop } }
}

/** Opens the form that moves an entry; undefined if it cannot be moved. */
export function useAskMove(entry: CalendarEntry): (() => void) | undefined {
  const { ask } = useMoves()
  return isMovable(entry) ? () => ask(entry) : undefined
}
