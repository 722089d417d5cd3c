import { type RefObject, useEffect, useRef } from 'react'

/**
 * Arrow keys, Home and End move between the rows of a list. Rows have `data-row` and a link. A row that is not rendered
 * yet gets the focus once it was scrolled into view.
 */
export function useRowKeys(
  listRef: RefObject<HTMLElement | null>,
  count: number,
  scrollTo: (index: number) => void,
): void {
  const wantedRef = useRef<number>(null)

  useEffect(() => {
    const list = listRef.current
    const walk = (event: KeyboardEvent) => {
      const next = nextRow(event, count)
      if (next === undefined) return
      event.preventDefault()
      wantedRef.current = next
      scrollTo(next)
      if (focusRow(list, next)) wantedRef.current = null
    }
    list?.addEventListener('keydown', walk)
    return () => list?.removeEventListener('keydown', walk)
  }, [listRef, count, scrollTo])

  // A distant row is rendered only after the scroll.
  useEffect(() => {
    if (wantedRef.current !== null && focusRow(listRef.current, wantedRef.current)) wantedRef.current = null
  })
}

function nextRow({ target, key }: KeyboardEvent, count: number): number | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row']
  if (row === undefined) return undefined
  const next = { ArrowDown: Number(row) + 1, ArrowUp: Number(row) - 1, Home: 0, End: count - 1 }[key]
  return next !== undefined && next >= 0 && next < count ? next : undefined
}

function focusRow(list: HTMLElement | null, row: number): boolean {
  const link = list?.querySelector<HTMLElement>(`[data-row="${row}"] a`)
  link?.focus()
  return Boolean(link)
}
