/** Rows as a CSV file that spreadsheets open as it is meant (RFC 4180, with a byte order mark for Excel). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A text that begins like a formula would be run by a spreadsheet; an apostrophe makes it text. A number stays one. */
function cell(value: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(value) && Number.isNaN(Number(value))
  const text = isFormula ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Hands a file to the person, under `name`. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
