/** Validates all rows of an import with its mapping, without creating anything. */
import type { ClientSession } from 'mongoose'
import type { RowProblem } from 'openapi'
import type { Viewer } from '#platform/http/viewer.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { lookUpBoard } from './board-lookup.query.ts'
import type { ImportDocument } from './import.model.ts'
import { type Judged, judgeRow, lineOf } from './judge-rows.query.ts'
import { chunksOf } from './run-import.command.ts'

/** The most problems that an import keeps. */
const TOLD_PROBLEMS = 100

/** Each row of the file with its result. */
export async function* judgedRows(
  viewer: Viewer,
  one: ImportDocument,
  session?: ClientSession,
): AsyncGenerator<Judged & { row: readonly string[] }> {
  const lookup = await lookUpBoard(one, viewer, session)
  const { mapping, representation } = one.toObject()
  const reading = { mapping, representation: representation ?? null, today: todayIn(viewer.time_zone) }
  for await (const part of chunksOf(one._id, session)) {
    for (const [i, row] of part.rows.entries()) {
      yield { row, ...judgeRow(one, { row, line: lineOf(part, i) }, { reading, lookup }) }
    }
  }
}

/** The number of valid rows, and the problems of the first invalid ones. */
export async function checkRows(viewer: Viewer, one: ImportDocument, session: ClientSession) {
  const told: RowProblem[] = []
  let good = 0
  let bad = 0
  for await (const { problems } of judgedRows(viewer, one, session)) {
    if (problems.length === 0) good++
    else bad++
    told.push(...problems.slice(0, Math.max(0, TOLD_PROBLEMS - told.length)))
  }
  return { good, bad, problems: told }
}
