import type { KeyboardEvent } from 'react'

const ROW = '[data-row-id]'

/** Focuses the box of the next row, or of the previous one at the end of the page. */
export function focusNeighbor(row: Element): void {
  if (!focusRow(row, 1)) focusRow(row, -1)
}

/** Up and down move between task rows. Keys with modifiers and typing are ignored. */
export function onRowKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const step = steps[event.key]
  if (!step) return
  focusRow(event.currentTarget, step)
  event.preventDefault()
}

const steps: Record<string, 1 | -1 | undefined> = { ArrowDown: 1, ArrowUp: -1 }

function focusRow(row: Element, step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll(ROW)]
  const box = rows[rows.indexOf(row) + step]?.querySelector('input')
  box?.focus()
  return Boolean(box)
}
