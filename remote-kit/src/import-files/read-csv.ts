/** Reads a CSV file in the browser for an import: headers and rows of text. */
import Papa from 'papaparse'
import { copy } from './copy.ts'

/** The content of a file, each row with its line in a spreadsheet, or why it cannot be imported. */
export type FileRows = { columns: string[]; rows: string[][]; lines: number[] } | { problem: string }

/** The most rows that the API takes of one file. */
const MOST_ROWS = 10_000
const MOST_COLUMNS = 100
const LONGEST_CELL = 10_000

/** The text of a file: UTF-8, else the encoding that spreadsheets on Windows use. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A row without empty cells beyond the columns; the API checks the others. */
const rowOf = (cells: readonly string[], columns: number): string[] => {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, Math.min(MOST_COLUMNS, Math.max(columns, last + 1))).map((cell) => cell.slice(0, LONGEST_CELL))
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Detects the delimiter. Blank lines have none and would spoil the guess. */
const markOf = (text: string): string => Papa.parse(text, { skipEmptyLines: 'greedy', preview: 10 }).meta.delimiter

/** Parses the text of a file and detects its delimiter. Blank lines are not rows, but count as lines. */
export function readCsv(file: string): FileRows {
  const text = file.replace(/^\uFEFF/, '')
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: markOf(text) })
  const filled = data.flatMap((cells, i) => (isBlank(cells) ? [] : [{ cells, line: i + 1 }]))
  const [head, ...rows] = filled
  const torn = errors.find(({ type }) => type === 'Quotes')
  if (torn) {
    const line = (torn.row ?? 0) + 1
    return {
      problem: copy.readCsv.quotes(line.toLocaleString('en-US')),
    }
  }
  if (!head || rows.length === 0) return { problem: copy.readCsv.noRows }
  if (head.cells.length > MOST_COLUMNS) return { problem: copy.readCsv.tooManyColumns(MOST_COLUMNS) }
  if (rows.length > MOST_ROWS) {
    return { problem: copy.readCsv.tooManyRows(rows.length.toLocaleString('en-US')) }
  }
  return {
    columns: head.cells.map((cell, i) => cell.trim().slice(0, 200) || copy.readCsv.column(i + 1)),
    rows: rows.map(({ cells }) => rowOf(cells, head.cells.length)),
    lines: rows.map(({ line }) => line),
  }
}
