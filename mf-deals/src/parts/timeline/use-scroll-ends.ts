import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** Pixels that a rounded place may be off. */
const ROUNDING = 1
/** The part of what is in sight that one step goes on by: some of it stays, to tell where one is. */
const STEP = 0.6

/** What there is to the left and the right of what a scroller shows. */
export interface ScrollEnds {
  before: boolean
  after: boolean
}

/** Whether there is more on either side of what the element shows, measured anew by `measure`, and a step there. */
export function useScrollEnds(scroller: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState<ScrollEnds>({ before: false, after: false })

  const measure = useCallback(() => {
    const { current } = scroller
    if (!current) return
    const before = current.scrollLeft > ROUNDING
    const after = current.scrollLeft + current.clientWidth < current.scrollWidth - ROUNDING
    // The same answer must not render anew: this runs while one scrolls.
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
