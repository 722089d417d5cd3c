import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRowKeys } from './use-row-keys.ts'

/** Rows beyond the window's edges that are kept ready. With them about 40 rows are in the page, however long the list. */
const OVERSCAN = 10
/** What covers the edges of the window, in pixels: top bar and column heads above, a phone's bottom bar below. */
const COVERED = { scrollPaddingStart: 96, scrollPaddingEnd: 64 }
/** The next page is asked for when this many rows are left below the window. */
const AHEAD = 40

export interface ListWindowOptions {
  /** Rows that are there. */
  count: number
  /** Every row has this height, in pixels: nothing needs measuring, and no row moves another. */
  rowHeight: number
  hasMore: boolean
  isFetchingMore: boolean
  fetchMore: () => void
}

/**
 * The part of a long list that the window shows. The document scrolls, not a box in it. Browsers draw documents of up to
 * about 400,000 rows of 44px; the list grows by a page at a time, so nobody gets that far by scrolling.
 */
export function useListWindow({ count, rowHeight, hasMore, isFetchingMore, fetchMore }: ListWindowOptions) {
  const listRef = useRef<HTMLDivElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)

  // Whatever changes above the list, such as filters that wrap into a second line, moves it.
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

  useRowKeys(listRef, count, virtualizer.scrollToIndex)

  return {
    listRef,
    /** The rows to render: from `first` to `last`, both counted in. */
    first,
    last,
    /** Space that stands for the rows before and after, in pixels. */
    before: first * rowHeight,
    after: Math.max(0, count - 1 - last) * rowHeight,
  }
}
