/** The widths that the user gave columns of the list. Each is a CSS variable of the table, so that resizing renders no row. */
import type { CSSProperties } from 'react'
import { useContext, useMemo } from 'react'
import { KeepWidthsContext, KeptLooksContext } from '#pages/workspaces/current-workspace/kept-looks.ts'

export const LEAST_WIDTH = 60
export const MOST_WIDTH = 800

export const clampWidth = (width: number): number => Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width)))

/** The CSS variable with the width of a column; unset if it fits its content. */
export const widthVariable = (column: string): string => `--width-${column.replaceAll(/\W/g, '-')}`

/** The style of a column's cells. */
export function cellWidth(column: string): CSSProperties {
  const name = widthVariable(column)
  const least = column === 'name' ? '200px' : '0'
  return { width: `var(${name}, auto)`, minWidth: `var(${name}, ${least})`, maxWidth: `var(${name}, none)` }
}

/** The style of the table: the variables of the columns that have a width. */
export const tableWidths = (widths: ReadonlyMap<string, number>): CSSProperties =>
  Object.fromEntries([...widths].map(([column, width]) => [widthVariable(column), `${width}px`]))

/** The widths by column, and how they are changed; null for a column that fits its content again. */
export function useColumnWidths() {
  const { widths: kept } = useContext(KeptLooksContext)
  const keep = useContext(KeepWidthsContext)
  const widths = useMemo(() => new Map(kept.map(({ column, width }) => [column, width])), [kept])
  const setWidth = (column: string, width: number | null) => {
    const others = kept.filter((one) => one.column !== column)
    keep(width === null ? others : [...others, { column, width: clampWidth(width) }])
  }
  return { widths, setWidth, reset: () => keep([]) }
}
