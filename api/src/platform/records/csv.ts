/** Rows as CSV that spreadsheets open as it is meant: RFC 4180, with a byte order mark, without which Excel guesses the encoding. */
import Papa from 'papaparse'

/** What the file begins with. */
export const CSV_MARK = '\uFEFF'

/** A number stays one. */
export type CsvCell = string | number | null

/** A text that begins like a formula would be run by a spreadsheet; an apostrophe makes it text. */
const FORMULA = /^\s*(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r]/
const KEPT_FROM_RUNNING = /^'(?=\s*[=+\-@\t\r])/

/** Rows, each with its line break. */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse([...rows], { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`

/** What a cell says, without the apostrophe that `csvRows` may have put before it. */
export const cellText = (cell: string): string => cell.replace(KEPT_FROM_RUNNING, '').trim()
