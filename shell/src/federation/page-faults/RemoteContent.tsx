import { type ReactNode, useEffect, useRef } from 'react'
import { onEndlessRenders } from './endless-renders.ts'
import type { PageFaultKind } from './page-fault.ts'
import { useRemoteContentStyles } from './RemoteContent.styles.ts'

/** How long a page may show nothing. */
const BLANK_MS = 3000

/** Shows a page, and calls `onFault` if it stays blank or renders without end. */
export function RemoteContent({ children, onFault }: { children: ReactNode; onFault: (kind: PageFaultKind) => void }) {
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => onEndlessRenders(() => onFault('loop')), [onFault])

  useEffect(() => {
    const place = content.current
    if (!place) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (place.childNodes.length === 0) timer = setTimeout(() => onFault('blank'), BLANK_MS)
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(place, { childList: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [onFault])

  return (
    <div ref={content} className={useRemoteContentStyles().content}>
      {children}
    </div>
  )
}
