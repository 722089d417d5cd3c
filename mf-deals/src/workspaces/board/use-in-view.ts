import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is near the visible part of the scroller that it is in.
 * @param margin how near, as a CSS margin around the scroller: `400px 0px`
 */
export function useInView(
  element: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  margin: string,
  initially = true,
): boolean {
  const [isInView, setInView] = useState(initially)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: margin,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, scroller, margin])
  return isInView
}
