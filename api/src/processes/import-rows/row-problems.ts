/** What is wrong with a row, as people read it. Pure. */
import type { ImportMapping, RowProblem } from 'openapi'

/** Why a field of a row is invalid. */
export type FieldProblem = { field: string; value: string; reason: string }

/** How much to quote of cells beyond the last column. */
const SHOWN_CELLS = 3
const SHOWN_OF_CELL = 40

/** The row with more cells than columns, as a problem: an unquoted comma shifted its cells. Null if it has no more. */
export function beyondColumns(row: readonly string[], columns: number, line: number): RowProblem | null {
  const cells = row.slice(columns).filter((cell) => cell.trim() !== '')
  if (cells.length === 0) return null
  const named = cells.map((cell) => `“${cell.trim().slice(0, SHOWN_OF_CELL)}”`).slice(0, SHOWN_CELLS)
  const reason = `has more cells than the file has columns: ${named.join(', ')}. Put text with a comma in quotation marks`
  return { row: line, field: null, column: 'Row', value: '', reason }
}

/** The columns that a field is read from. */
export const columnsOf = (mapping: ImportMapping, field: string): number[] => [mapping[field] ?? []].flat()

/** The problems of the row on this line, with the headings of their columns. `labels` are the names of fields without a column. */
export const problemsOfRow = (
  problems: readonly FieldProblem[],
  {
    line,
    columns,
    mapping,
    label,
  }: { line: number; columns: readonly string[]; mapping: ImportMapping; label: (field: string) => string },
): RowProblem[] =>
  problems.map((problem) => {
    const [first = -1] = columnsOf(mapping, problem.field)
    return { row: line, column: columns[first] ?? label(problem.field), ...problem }
  })
