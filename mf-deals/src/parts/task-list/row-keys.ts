import type { KeyboardEvent } from 'react'

const ROW = '[data-task-row]'

/** Focuses the box of the next row, or of the previous one at the end of the page. */
export function focusNeighbour(row: Element): void {
  if (!focusRow(row, 1)) focusRow(row, -1)
}

/** Keys of a task row: `x` completes, up and down (or k and j) move. Keys with modifiers and typing are ignored. */
export function onRowKeyDown(event: KeyboardEvent<HTMLElement>, complete: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const step = steps[event.key]
  if (step) focusRow(event.currentTarget, step)
  else if (event.key === 'x') complete()
  else return
  event.preventDefault()
}

const steps: Record<string, 1 | -1 | undefined> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

function focusRow(row: Element, step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll(ROW)]
  const box = rows[rows.indexOf(row) + step]?.querySelector('input')
  box?.focus()
  return Boolean(box)
}
