/** Widths of a table's columns. Each is a CSS variable of the table, so that resizing renders no row. Pure. */
import type { CSSProperties } from 'react'

export const LEAST_WIDTH = 60
export const MOST_WIDTH = 800

/** A width in whole pixels, within what a column may have. */
export const clampWidth = (width: number): number => Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width)))

/** The CSS variable with the width of a column; unset if it fits its content. */
export const widthVariable = (column: string): string => `--width-${column.replaceAll(/\W/g, '-')}`

/** The style of a column's cells. `least`: how narrow it may be while no one has given it a width. */
export function cellWidth(column: string, least = '0'): CSSProperties {
  const name = widthVariable(column)
  return { width: `var(${name}, auto)`, minWidth: `var(${name}, ${least})`, maxWidth: `var(${name}, none)` }
}

/** The style of the table: the variables of the columns that have a width. */
export const tableWidths = (widths: ReadonlyMap<string, number>): CSSProperties =>
  Object.fromEntries([...widths].map(([column, width]) => [widthVariable(column), `${width}px`]))
