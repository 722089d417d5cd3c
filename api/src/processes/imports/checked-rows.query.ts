/** A page of what the last check found about each row of an import. */
import type { Types } from 'mongoose'
import type { CheckedRow, CheckedRowPage, ImportRowState } from 'openapi'
import { PAGE_SIZE } from '#platform/reads/pagination.ts'
import { chunksOf, lineOf } from '#processes/import-rows/chunks.query.ts'
import { CHUNK, type ImportChunk } from '#processes/import-rows/import.model.ts'

type Asked = { state?: ImportRowState; page?: number; page_size?: number }

/** The rows in the order of the file. Those of a file are few enough to be counted exactly. */
export async function checkedRows(
  id: Types.ObjectId,
  { state, page = 1, page_size: size = PAGE_SIZE }: Asked,
): Promise<CheckedRowPage> {
  // Without the rows themselves, which are most of it.
  const parts = await chunksOf(id).project<ImportChunk>({ index: 1, lines: 1, verdicts: 1, choices: 1 }).toArray()
  const rows = parts.flatMap((part) => rowsOf(part, parts)).filter((row) => state === undefined || row.state === state)
  return {
    count: rows.length,
    count_is_capped: false,
    page,
    page_size: size,
    next_cursor: null,
    results: rows.slice((page - 1) * size, page * size),
  }
}

const rowsOf = (part: ImportChunk, parts: readonly ImportChunk[]): CheckedRow[] =>
  (part.verdicts ?? []).map(({ name, state, match, problems }, i) => ({
    row: lineOf(part, i),
    name,
    state,
    match: match && {
      contact: match.contact && String(match.contact),
      row: match.at === null ? null : lineAt(parts, match.at),
      name: match.name,
      score: match.score,
      reasons: match.reasons,
    },
    choice: part.choices?.[i] ?? null,
    problems,
  }))

const lineAt = (parts: readonly ImportChunk[], at: number): number => {
  const part = parts[Math.floor(at / CHUNK)]
  return part ? lineOf(part, at % CHUNK) : at
}
