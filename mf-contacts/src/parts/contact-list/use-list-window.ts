import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRowKeys } from './use-row-keys.ts'

/**
 * The rows rendered beyond each edge of the window. With them, about 40 rows are in the page for any length of list.
 */
const OVERSCAN = 10
/** The pixels covered at the edges of the window: top bar and column headers above, a phone's bottom bar below. */
const COVERED = { scrollPaddingStart: 96, scrollPaddingEnd: 64 }
/** The next page loads when this many rows are left below the window. */
const AHEAD = 40

export interface ListWindowOptions {
  /** The number of loaded rows. */
  count: number
  /** The fixed height of a row in pixels, so that nothing is measured and rows do not shift. */
  rowHeight: number
  hasMore: boolean
  isFetchingMore: boolean
  fetchMore: () => void
}

/**
 * The visible part of a long list. The document scrolls, not a box in it. Browsers can render documents of up to about
 * 400,000 rows of 44px. The list loads page by page, so no one gets that far by scrolling.
 */
export function useListWindow({ count, rowHeight, hasMore, isFetchingMore, fetchMore }: ListWindowOptions) {
  const listRef = useRef<HTMLDivElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)

  // The list moves if something above it changes, such as filters that wrap into a second line.
  useLayoutEffect(() => {
    const measure = () => {
      const top = listRef.current?.getBoundingClientRect().top ?? 0
      setScrollMargin(Math.round(top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin,
    ...COVERED,
  })
  const items = virtualizer.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? -1

  const isNearEnd = last >= count - AHEAD
  useEffect(() => {
    if (isNearEnd && hasMore && !isFetchingMore) fetchMore()
  }, [isNearEnd, hasMore, isFetchingMore, fetchMore])

  const step = useRowKeys(listRef, count, virtualizer.scrollToIndex)

  return {
    listRef,
    /** Moves the focus to the next or previous row. */
    step,
    /** The rows to render: `first` to `last`, inclusive. */
    first,
    last,
    /** The height of the rows before and after, in pixels. */
    before: first * rowHeight,
    after: Math.max(0, count - 1 - last) * rowHeight,
  }
}
