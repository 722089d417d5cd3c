/** Dragging with dnd-kit: pointer only, because keyboards move cards step by step with their handle. */
import {
  AutoScroller,
  DragDropManager,
  Draggable,
  Droppable,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom'
import { DOMRectangle } from '@dnd-kit/dom/utilities'
import type { Drag, DragBoard, DragEngine, DragEntry } from './drag-board.ts'
import { isTool } from './tools.ts'

/**
 * A drag starts after 5px with a mouse, so that a click still opens the card, and after a long press with a finger, so
 * that it can scroll.
 */
const sensor = PointerSensor.configure({
  activationConstraints: ({ pointerType }) =>
    pointerType === 'touch'
      ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })]
      : [new PointerActivationConstraints.Distance({ value: 5 })],
  preventActivation: ({ target }) => isTool(target),
})

/** Starts an engine for a board. */
export function createDragEngine(board: DragBoard): DragEngine {
  // Of its plugins only scrolling is used. Boards have their own announcements, dragged card and cursor; text of cards
  // cannot be selected. Its own dragged card would create style elements with a cascade layer for each drag, for which
  // the browser computes the style and layout of the whole page again.
  const manager = new DragDropManager({ sensors: [sensor], plugins: [AutoScroller] })
  const entries = new Map<Draggable | Droppable, DragEntry>()
  // Kept here: the dragged card may leave the view, and is still the one that is dropped.
  let source: DragEntry | undefined
  let from: DOMRectangle | undefined

  const drag = (): Drag | null => {
    if (!source) return null
    const { target, position } = manager.dragOperation
    return { source, target: (target && entries.get(target)) ?? null, y: position.current.y }
  }

  manager.monitor.addEventListener('dragstart', ({ operation }) => {
    source = operation.source ? entries.get(operation.source) : undefined
    const started = drag()
    if (!started) return
    from = new DOMRectangle(started.source.element)
    manager.dragOperation.shape = from
    board.follow({ left: from.left, top: from.top, width: from.width, x: 0, y: 0 })
    board.set({ dragged: started.source.id, over: null })
    board.handlers?.onStart(started)
  })
  manager.monitor.addEventListener('dragmove', ({ operation: { position }, to }) => {
    if (!from || !to || !board.lift) return
    const [x, y] = [to.x - position.initial.x, to.y - position.initial.y]
    // Between two columns the center of the card decides.
    manager.dragOperation.shape = from.translate(x, y)
    board.follow({ ...board.lift, x, y })
    const moved = drag()
    if (moved) board.handlers?.onMove?.(moved)
  })
  manager.monitor.addEventListener('dragover', ({ operation: { target } }) => {
    board.set({ dragged: board.dragged, over: (target && entries.get(target)?.id) ?? null })
  })
  manager.monitor.addEventListener('dragend', ({ canceled }) => {
    const ended = drag()
    source = undefined
    from = undefined
    board.set({ dragged: null, over: null })
    if (ended) board.handlers?.onEnd({ ...ended, isCanceled: canceled })
  })

  return {
    add: (kind, entry) => {
      const { id, element } = entry
      const added =
        kind === 'source' ? new Draggable({ id, element }, manager) : new Droppable({ id, element }, manager)
      entries.set(added, entry)
      return () => {
        added.destroy()
        entries.delete(added)
      }
    },
    destroy: () => manager.destroy(),
  }
}
