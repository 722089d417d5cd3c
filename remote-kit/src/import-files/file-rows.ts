/** The content of a file for an import: column names and rows of text. */
import { copy } from './copy.ts'

/** The content of a file, each row with its line in a spreadsheet, or why it cannot be imported. */
export type FileRows = { columns: string[]; rows: string[][]; lines: number[] } | { problem: string }

/** A row that isn't blank, with its line. */
export type Line = { cells: readonly string[]; line: number }

/** The most rows that the API takes of one file. */
const MOST_ROWS = 10_000
export const MOST_COLUMNS = 100
const LONGEST_CELL = 10_000
const LONGEST_HEADING = 200

/** Whether all cells of a row are empty. */
export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** A row without empty cells beyond the columns; the API checks the others. */
const rowOf = (cells: readonly string[], columns: number): string[] => {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, Math.min(MOST_COLUMNS, Math.max(columns, last + 1))).map((cell) => cell.slice(0, LONGEST_CELL))
}

/** The lines of a table, of which the first has the column names. */
export function fileRows([head, ...rows]: readonly Line[]): FileRows {
  if (!head || rows.length === 0) return { problem: copy.noRows }
  if (head.cells.length > MOST_COLUMNS) return { problem: copy.tooManyColumns(MOST_COLUMNS) }
  if (rows.length > MOST_ROWS) return { problem: copy.tooManyRows(rows.length.toLocaleString('en-US')) }
  return {
    columns: head.cells.map((cell, i) => cell.trim().slice(0, LONGEST_HEADING) || copy.column(i + 1)),
    rows: rows.map(({ cells }) => rowOf(cells, head.cells.length)),
    lines: rows.map(({ line }) => line),
  }
}
