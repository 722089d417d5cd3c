import { DOMRectangle } from '@dnd-kit/dom/utilities'
import { type DragDropEventHandlers, useDragDropMonitor } from '@dnd-kit/react'
import { type RefCallback, useCallback, useMemo, useRef } from 'react'

type Handlers = Required<Pick<DragDropEventHandlers, 'onDragStart' | 'onDragMove'>>

/**
 * Makes an element follow the pointer above the dragged card by its transform alone. dnd-kit would create style
 * elements with a cascade layer for each drag, for which the browser computes the style and layout of the whole page
 * again.
 */
export function useFollowPointer(): RefCallback<HTMLElement> {
  const element = useRef<HTMLElement>(null)
  const lifted = useRef<{ from: DOMRectangle; x: number; y: number }>(null)

  const follow = useCallback(() => {
    if (!element.current || !lifted.current) return
    const { x, y } = lifted.current
    element.current.style.transform = `translate(${x}px, ${y}px)`
  }, [])

  const handlers = useMemo(
    (): Handlers => ({
      onDragStart: ({ operation: { source } }, manager) => {
        if (!source?.element) return
        const from = new DOMRectangle(source.element)
        lifted.current = { from, x: 0, y: 0 }
        manager.dragOperation.shape = from
      },
      onDragMove: ({ operation: { position }, to }, manager) => {
        if (!lifted.current || !to) return
        const { from } = lifted.current
        const [x, y] = [to.x - position.initial.x, to.y - position.initial.y]
        lifted.current = { from, x, y }
        // Between two columns the center of the card decides.
        manager.dragOperation.shape = from.translate(x, y)
        follow()
      },
    }),
    [follow],
  )
  useDragDropMonitor(handlers)

  return useCallback(
    (place) => {
      element.current = place
      if (!place || !lifted.current) return
      const { left, top, width } = lifted.current.from
      Object.assign(place.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` })
      follow()
      place.showPopover()
    },
    [follow],
  )
}
