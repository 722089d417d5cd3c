/**
 * Writes CSV that spreadsheets open correctly: RFC 4180, with a byte order mark so that Excel need not guess the
 * encoding.
 */
import Papa from 'papaparse'

/** The start of the file. */
export const CSV_MARK = '\uFEFF'

/** Numbers stay numbers. */
export type CsvCell = string | number | null

/** Spreadsheets run a text that looks like a formula. An apostrophe in front prevents that. */
const FORMULA = /^\s*(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r]/
const KEPT_FROM_RUNNING = /^'(?=\s*[=+\-@\t\r])/

/** Rows of CSV, each with its line break. */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse([...rows], { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`

/** The content of a cell, without the apostrophe that `csvRows` may have added. */
export const cellText = (cell: string): string => cell.replace(KEPT_FROM_RUNNING, '').trim()
