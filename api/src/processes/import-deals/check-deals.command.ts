/** Validates all rows of an import with its mapping, without creating anything. */
import type { ClientSession } from 'mongoose'
import type { RowProblem } from 'openapi'
import type { Viewer } from '#platform/http/viewer.ts'
import { chunksOf, lineOf } from '#processes/import-rows/chunks.query.ts'
import { type Checked, type ReadRow, TOLD_PROBLEMS } from '#processes/import-rows/import-kind.ts'
import type { ImportDocument } from '#processes/import-rows/import.model.ts'
import { customReading } from '#processes/import-rows/read-custom.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { type BoardLookup, lookUpBoard } from './board-lookup.query.ts'
import { judgeRow } from './judge-rows.query.ts'
import type { Reading } from './read-row.ts'

/** What rows are read by. */
export async function dealReading(
  viewer: Viewer,
  one: ImportDocument,
  { today, session }: { today: string; session?: ClientSession | undefined },
): Promise<{ reading: Reading; lookup: BoardLookup }> {
  const { mapping, representation } = one.toObject()
  const custom = await customReading(one, 'deal', session)
  const lookup = await lookUpBoard(one, viewer, session)
  return { reading: { mapping, representation: representation ?? null, today, custom }, lookup }
}

/** Each row of the file with its problems. */
export async function* readDeals(
  viewer: Viewer,
  one: ImportDocument,
  session?: ClientSession,
): AsyncGenerator<ReadRow> {
  const context = await dealReading(viewer, one, { today: todayIn(viewer.time_zone), session })
  for await (const part of chunksOf(one._id, session)) {
    for (const [i, row] of part.rows.entries()) {
      const { problems } = judgeRow(one, { row, line: lineOf(part, i) }, context)
      yield { row, problems, warnings: [] }
    }
  }
}

/** The number of valid rows, and the problems of the first invalid ones. */
export async function checkDeals(viewer: Viewer, one: ImportDocument, session: ClientSession): Promise<Checked> {
  const told: RowProblem[] = []
  let good = 0
  let bad = 0
  for await (const { problems } of readDeals(viewer, one, session)) {
    if (problems.length === 0) good++
    else bad++
    told.push(...problems.slice(0, Math.max(0, TOLD_PROBLEMS - told.length)))
  }
  return { good, bad, problems: told, plan: { create: good, update: 0, skip: 0 } }
}
