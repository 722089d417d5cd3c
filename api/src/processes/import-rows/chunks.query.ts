/** The rows of an import, part by part, and their lines in a spreadsheet. */
import type { ClientSession, Types } from 'mongoose'
import { CHUNK, type ImportChunk, ImportRowsModel } from './import.model.ts'

/** The line of the first row by default, after the headings. */
const FIRST_LINE = 2

/** The parts of an import's rows, in order. */
export const chunksOf = (id: Types.ObjectId, session?: ClientSession) =>
  ImportRowsModel.collection.find<ImportChunk>({ import: id }, { ...(session && { session }) }).sort({ index: 1 })

/** The line number in a spreadsheet of a part's row (from 0). */
export const lineOf = ({ index, lines }: Pick<ImportChunk, 'index' | 'lines'>, row: number): number =>
  lines?.[row] ?? index * CHUNK + row + FIRST_LINE

/** The part's row (from 0) on this line; -1 if it has none. */
export const rowAtLine = (
  { index, lines, rows }: Pick<ImportChunk, 'index' | 'lines' | 'rows'>,
  line: number,
): number => {
  if (lines) return lines.indexOf(line)
  const row = line - FIRST_LINE - index * CHUNK
  return row >= 0 && row < rows.length ? row : -1
}
