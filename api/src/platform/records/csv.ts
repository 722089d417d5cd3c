/**
 * Writes CSV that spreadsheets open correctly: RFC 4180, with a byte order mark so that Excel need not guess the
 * encoding.
 */
import Papa from 'papaparse'

/** The start of the file. */
export const CSV_MARK = '\uFEFF'

/** Numbers stay numbers. */
export type CsvCell = string | number | null

/** Spreadsheets run a text that looks like a formula, with wide signs too. An apostrophe in front prevents that. */
const FORMULA = /^\s*(?!-?\d+(?:\.\d+)?$)[=+\-@＝＋－＠\t\r]/
const KEPT_FROM_RUNNING = /^'(?=\s*[=+\-@＝＋－＠\t\r])/

/** What separates cells in other countries and programs. There, the rest of such a text would be a cell of its own. */
const SEPARATORS = /[;\t|]/

/** Rows of CSV, each with its line break. */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse([...rows], { newline: '\r\n', escapeFormulae: FORMULA, quotes: isSeparated })}\r\n`

const isSeparated = (cell: unknown): boolean => typeof cell === 'string' && SEPARATORS.test(cell)

/** The content of a cell, without the apostrophe that `csvRows` may have added. */
export const cellText = (cell: string): string => cell.replace(KEPT_FROM_RUNNING, '').trim()
