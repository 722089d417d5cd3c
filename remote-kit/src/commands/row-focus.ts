/**
 * The rows of lists in the order of the page. A row has `data-row-id`, and in it the control that takes the focus has
 * `data-row-focus`: a link or a check box, so that screen readers say the row's name and what Enter or Space does.
 */

const ROW = '[data-row-id]'

/** The row that has the focus. */
export function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(ROW) ?? null
}

/** Focuses the row with this id again, such as after its menu has closed. */
export function focusRow(row: Element | null | undefined): boolean {
  const control = row?.querySelector<HTMLElement>('[data-row-focus]')
  control?.focus()
  control?.scrollIntoView?.({ block: 'nearest' })
  return Boolean(control)
}

/** Focuses the next or the previous row in `list`, by default the page; the first one if none has the focus. */
export function stepRow(by: 1 | -1, list: ParentNode = document): boolean {
  const rows = [...list.querySelectorAll(ROW)]
  const now = focusedRow()
  return focusRow(now ? rows[rows.indexOf(now) + by] : rows[0])
}

/** The ids of the rows on the page, from top to bottom. */
export const shownRows = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(ROW)].flatMap(({ dataset }) => dataset.rowId ?? [])
