import { type PointerEvent, useRef } from 'react'

/** How far a finger moves before it is a swipe, and how far before letting go acts, in px. */
const BEGINS = 10
const ACTS = 96

/**
 * The handlers of an element that is swiped to the right, by touch alone: it follows the finger, has `data-swipe="ready"`
 * once letting go calls `onSwipe`, and goes back. Its styles need `touch-action: pan-y`, so that the page still scrolls.
 */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<{ pointer: number; x: number } | null>(null)
  const distanceOf = ({ clientX }: PointerEvent) => clientX - (start.current?.x ?? clientX)
  const end = (event: PointerEvent<HTMLElement>) => {
    start.current = null
    show(event.currentTarget, 0)
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'touch' && event.isPrimary)
        start.current = { pointer: event.pointerId, x: event.clientX }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current?.pointer !== event.pointerId || distanceOf(event) < BEGINS) return
      // From now on the row has the pointer, so that letting go clicks nothing in it.
      event.currentTarget.setPointerCapture(event.pointerId)
      show(event.currentTarget, distanceOf(event))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current?.pointer !== event.pointerId) return
      const isFar = distanceOf(event) >= ACTS
      end(event)
      if (isFar) onSwipe()
    },
    // The browser took the pointer: the finger scrolls.
    onPointerCancel: end,
  }
}

function show(element: HTMLElement, distance: number): void {
  element.style.transform = distance > 0 ? `translateX(${distance}px)` : ''
  if (distance > 0) element.dataset.swipe = distance >= ACTS ? 'ready' : 'begun'
  else delete element.dataset.swipe
}
