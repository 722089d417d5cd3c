/** Rows as CSV that spreadsheets open as it is meant: RFC 4180, with a byte order mark, without which Excel guesses the encoding. */

/** What the file begins with. */
export const CSV_MARK = '\uFEFF'

/** One row, with its line break. */
export const csvRow = (cells: readonly (string | number | null | undefined)[]): string =>
  `${cells.map((value) => cell(value === null || value === undefined ? '' : String(value))).join(',')}\r\n`

/** A text that begins like a formula would be run by a spreadsheet; an apostrophe makes it text. A number stays one. */
function cell(value: string): string {
  const isFormula = /^\s*[=+\-@\t\r]/.test(value) && Number.isNaN(Number(value))
  const text = isFormula ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
