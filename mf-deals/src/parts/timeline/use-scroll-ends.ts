import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** Tolerance for rounded scroll positions in pixels. */
const ROUNDING = 1
/** The share of the visible width that one step scrolls; the rest stays for orientation. */
const STEP = 0.6

/** Whether a scroller has more to the left and to the right. */
export interface ScrollEnds {
  before: boolean
  after: boolean
}

/** Whether there is more on either side of the element, updated by `measure`, and a function that scrolls one step. */
export function useScrollEnds(scroller: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState<ScrollEnds>({ before: false, after: false })

  const measure = useCallback(() => {
    const { current } = scroller
    if (!current) return
    const before = current.scrollLeft > ROUNDING
    const after = current.scrollLeft + current.clientWidth < current.scrollWidth - ROUNDING
    // An equal answer must not render again, because this runs while scrolling.
    setEnds((known) => (known.before === before && known.after === after ? known : { before, after }))
  }, [scroller])

  useLayoutEffect(() => {
    const { current } = scroller
    if (!current) return
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [scroller, measure])

  const step = (direction: 1 | -1) => {
    const { current } = scroller
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    current?.scrollBy({ left: direction * STEP * current.clientWidth, behavior })
  }
  return { ends, measure, step }
}
