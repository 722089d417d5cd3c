/** Reads a CSV file. */
import Papa from 'papaparse'
import { copy } from './copy.ts'
import { type FileRows, fileRows, isBlank } from './file-rows.ts'

/** Detects the delimiter. Blank lines have none and would spoil the guess. */
const markOf = (text: string): string => Papa.parse(text, { skipEmptyLines: 'greedy', preview: 10 }).meta.delimiter

/** Parses the text of a file and detects its delimiter. Blank lines are not rows, but count as lines. */
export function readCsv(text: string): FileRows {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: markOf(text) })
  const torn = errors.find(({ type }) => type === 'Quotes')
  if (torn) return { problem: copy.quotes(((torn.row ?? 0) + 1).toLocaleString('en-US')) }
  return fileRows(data.flatMap((cells, i) => (isBlank(cells) ? [] : [{ cells, line: i + 1 }])))
}
