import { type DragEvent, type MouseEvent, useState } from 'react'
import { copy } from './copy.ts'

/**
 * A list that is put in order by dragging its rows or by buttons (`OrderedList`, `OrderedRow`).
 * @param names What the rows are called, in order.
 * @param move Moves the row at `from` to `to`, both within the list.
 */
export function useOrderedRows(names: readonly string[], move: (from: number, to: number) => void) {
  const [said, say] = useState('')
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const moveWithin = (from: number, to: number) => {
    if (to < 0 || to >= names.length || from === to) return
    move(from, to)
    say(copy.place(names[from] ?? '', to + 1, names.length))
  }
  const endDrag = () => {
    setDragged(null)
    setOver(null)
  }
  const isOver = (at: number) => over === at && dragged !== null
  return {
    names,
    /** Where the last one went, for screen readers. */
    said,
    /** The handlers of a row that can be dragged. */
    handlersOf: (at: number) => ({
      onDragStart: () => setDragged(at),
      onDragEnd: endDrag,
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(at)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (dragged !== null) moveWithin(dragged, at)
        endDrag()
      },
    }),
    /** How a row looks while one is dragged: it is away, or the dragged one would go above or below it. */
    lookOf: (at: number) => ({
      isAway: dragged === at,
      isAbove: isOver(at) && Number(dragged) > at,
      isBelow: isOver(at) && Number(dragged) < at,
    }),
    /** The button moves with its row and keeps the focus. */
    step: (from: number, to: number) => (event: MouseEvent<HTMLButtonElement>) => {
      const button = event.currentTarget
      moveWithin(from, to)
      requestAnimationFrame(() => button.focus())
    },
  }
}

export type Order = ReturnType<typeof useOrderedRows>
