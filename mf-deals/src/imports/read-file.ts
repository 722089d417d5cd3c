/** Reads a CSV file in the browser, as far as an import needs it: heads and rows of texts. */
import Papa from 'papaparse'

/** What a file holds, or why it cannot be imported. */
export type FileRows = { columns: string[]; rows: string[][] } | { problem: string }

/** As many rows as the API takes of one file. */
const MOST_ROWS = 10_000
const MOST_COLUMNS = 100
const LONGEST_CELL = 10_000

/** Parses the text of a file; which mark stands between cells is found out. */
export function readCsv(text: string): FileRows {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  const [head, ...rows] = data
  if (!head || rows.length === 0) return { problem: 'The file has no rows below its heads.' }
  if (head.length > MOST_COLUMNS) return { problem: `The file has more than ${MOST_COLUMNS} columns.` }
  if (rows.length > MOST_ROWS) {
    return { problem: `The file has ${rows.length.toLocaleString('en-US')} rows. Split it: one import takes 10,000.` }
  }
  return {
    columns: head.map((cell, i) => cell.trim().slice(0, 200) || `Column ${i + 1}`),
    rows: rows.map((row) => row.slice(0, head.length).map((cell) => cell.slice(0, LONGEST_CELL))),
  }
}
