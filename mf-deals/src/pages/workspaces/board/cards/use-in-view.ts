import { type RefObject, startTransition, useEffect, useState } from 'react'

export interface InView {
  isInView: boolean
  /** The last measured height of the element in pixels; undefined before the first measurement. */
  height: number | undefined
}

/**
 * Whether an element is near the visible part of its scroller. Rendering after a change yields to scrolling: it runs in
 * slices between frames. @param margin how near, as a CSS margin around the scroller: `400px 0px`
 */
export function useInView(
  element: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  margin: string,
  initially = true,
): InView {
  const [view, setView] = useState<InView>({ isInView: initially, height: undefined })
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting = false, boundingClientRect } = entries.at(-1) ?? {}
        startTransition(() => setView({ isInView: isIntersecting, height: boundingClientRect?.height }))
      },
      { root: scroller.current, rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, scroller, margin])
  return view
}
