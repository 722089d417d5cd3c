import { DOMRectangle } from '@dnd-kit/dom/utilities'
import { type DragDropEventHandlers, useDragDropMonitor } from '@dnd-kit/react'
import { type RefCallback, useCallback, useMemo, useRef } from 'react'

type Handlers = Required<Pick<DragDropEventHandlers, 'onDragStart' | 'onDragMove'>>

/**
 * Lets an element stand over the card that is dragged and follow the pointer, by its transform alone. dnd-kit's own way makes
 * style elements for each drag, with a cascade layer, for which the browser computes and lays out the whole page anew.
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
        // Between two columns the card itself says over which of them it is.
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
