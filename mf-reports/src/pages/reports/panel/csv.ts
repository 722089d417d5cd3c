/** Escapes text that a spreadsheet would run as a formula, with an apostrophe. Numbers stay numbers. */
const FORMULA = /^\s*(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r]/

/** Rows as a CSV file for spreadsheets (RFC 4180, with a byte order mark for Excel). */
export async function toCsv(rows: string[][]): Promise<string> {
  const { default: Papa } = await import('papaparse')
  return `\uFEFF${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`
}

/** Downloads a file under `name`. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
