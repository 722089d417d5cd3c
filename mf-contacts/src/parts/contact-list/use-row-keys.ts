import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { focusedRow } from 'remote-kit/row-focus'

/**
 * Arrow keys, Home and End move between the rows of a list. Rows have `data-row` and a link. A row that is not rendered
 * yet gets the focus once it was scrolled into view. Returns the step of the list's own commands, which starts at the
 * first row.
 */
export function useRowKeys(
  listRef: RefObject<HTMLElement | null>,
  count: number,
  scrollTo: (index: number) => void,
): (by: 1 | -1) => void {
  const wantedRef = useRef<number>(null)

  const goTo = useCallback(
    (row: number) => {
      if (row < 0 || row >= count) return
      wantedRef.current = row
      scrollTo(row)
      if (focusRow(listRef.current, row)) wantedRef.current = null
    },
    [listRef, count, scrollTo],
  )

  useEffect(() => {
    const list = listRef.current
    const walk = (event: KeyboardEvent) => {
      const next = nextRow(event, count)
      if (next === undefined) return
      event.preventDefault()
      goTo(next)
    }
    list?.addEventListener('keydown', walk)
    return () => list?.removeEventListener('keydown', walk)
  }, [listRef, count, goTo])

  // A distant row is rendered only after the scroll.
  useEffect(() => {
    if (wantedRef.current !== null && focusRow(listRef.current, wantedRef.current)) wantedRef.current = null
  })

  return useCallback(
    (by) => {
      const row = focusedRow()?.dataset['row']
      goTo(row === undefined ? 0 : Number(row) + by)
    },
    [goTo],
  )
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
