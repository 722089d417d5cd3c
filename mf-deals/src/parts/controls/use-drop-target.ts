import { type DragEvent, type DragEventHandler, useState } from 'react'

/** Takes what the browser's own dragging drops on an element. */
export interface DropTarget {
  /** Whether something that it takes is dragged over it. */
  isOver: boolean
  /** Props for the element. */
  handlers: { onDragOver: DragEventHandler; onDragLeave: DragEventHandler; onDrop: DragEventHandler }
}

/** `takes`: whether it takes what is being dragged now. */
export function useDropTarget(takes: boolean, drop: (event: DragEvent) => void): DropTarget {
  const [isOver, setOver] = useState(false)
  const onDragOver: DragEventHandler = (event) => {
    if (!takes) return
    event.preventDefault()
    setOver(true)
  }
  // Not when it passes from the element to what is in it.
  const onDragLeave: DragEventHandler = ({ currentTarget, relatedTarget }) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const onDrop: DragEventHandler = (event) => {
    event.preventDefault()
    setOver(false)
    drop(event)
  }
  return { isOver: isOver && takes, handlers: { onDragOver, onDragLeave, onDrop } }
}
