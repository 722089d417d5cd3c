import type { CalendarEntry } from 'openapi'
import { createContext, type DragEventHandler, type ReactNode, useContext, useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { type DropTarget, useDropTarget } from '#parts/controls/use-drop-target.ts'
import { isMovable } from './entry-moves.ts'
import { type MoveTo, useMoveEntry } from './use-move-entry.ts'

const MoveEntryDialog = lazyPart(async () => (await import('./MoveEntryDialog.tsx')).MoveEntryDialog)

interface Moves {
  /** The entry that is being dragged. */
  dragged: CalendarEntry | null
  drag: (entry: CalendarEntry | null, grip?: number) => void
  /** How far below its top the dragged entry is held, in pixels. */
  grip: number
  moveTo: MoveTo
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
  const [{ dragged, grip }, setDragged] = useState<Pick<Moves, 'dragged' | 'grip'>>({ dragged: null, grip: 0 })
  const drag = (entry: CalendarEntry | null, held = 0) => setDragged({ dragged: entry, grip: held })
  const [asked, ask] = useState<CalendarEntry | null>(null)
  return (
    <MovesContext value={{ dragged, drag, grip, moveTo, ask }}>
      {children}
      {panel}
      {asked && (
        <MoveEntryDialog
          entry={asked}
          onMove={(day, start) => {
            ask(null)
            moveTo(asked, day, start)
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
    onDragStart: ({ dataTransfer, currentTarget, clientY }) => {
      dataTransfer.effectAllowed = 'move'
      drag(entry, clientY - currentTarget.getBoundingClientRect().top)
    },
    onDragEnd: () => drag(null),
  }
}

/** The time of day at a height of the window; undefined where there are no hours. */
export type TimeAt = (clientY: number) => string | undefined

/**
 * For the element of a day: accepts a dropped entry. `isOver` while one is dragged over it. With `timeAt`, appointments
 * can be dropped at a time of day.
 */
export function useDropDay(day: string, timeAt?: TimeAt): DropTarget {
  const { dragged, drag, grip, moveTo } = useMoves()
  const hasHours = timeAt !== undefined && dragged?.kind === 'appointment'
  return useDropTarget(dragged !== null && (dragged.date !== day || hasHours), ({ clientY }) => {
    if (dragged) moveTo(dragged, day, hasHours ? timeAt(clientY - grip) : undefined)
    drag(null)
  })
}

/** Opens the form that moves an entry; undefined if it cannot be moved. */
export function useAskMove(entry: CalendarEntry): (() => void) | undefined {
  const { ask } = useMoves()
  return isMovable(entry) ? () => ask(entry) : undefined
}
