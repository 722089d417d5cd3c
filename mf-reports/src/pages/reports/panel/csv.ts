/** A text that begins like a formula would be run by a spreadsheet; an apostrophe makes it text. A number stays one. */
const FORMULA = /^\s*(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r]/

/** Rows as a CSV file that spreadsheets open as it is meant (RFC 4180, with a byte order mark for Excel). */
export async function toCsv(rows: string[][]): Promise<string> {
  const { default: Papa } = await import('papaparse')
  return `\uFEFF${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`
}

/** Hands a file to the person, under `name`. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
