/**
 * Lists as CSV files, written while they are read: however long the list, a batch of it is in memory
 * (docs/decisions/exports.md).
 */
import { Readable } from 'node:stream'
import type { Document } from 'mongodb'
import { type CsvCell, CSV_MARK, csvRows } from '../records/csv.ts'
import { todayIn } from '../records/days.ts'
import { Media } from './media.ts'
import { orderBy } from './pagination.ts'
import type { Collected, Presenter } from './presenter.ts'
import { rateLimit } from './rate-limit.ts'
import type { Viewer } from './viewer.ts'

/** Records read and written at a time. */
const BATCH = 500

/** A column of a file of `T`s: its head and what it says of each. */
export type CsvColumn<T> = { head: string; cell: (one: T) => CsvCell }

type Export<T> = {
  viewer: Viewer
  /** What the viewer may see, and what they ask for. */
  filter: Document
  /** As for a page of the same list. */
  sort: string
  order?: unknown
  using: Presenter<T>
  columns: readonly CsvColumn<T>[]
  /** What the file is called, before the day. */
  name: string
}

/** How often one person takes files, of all lists together. */
export const exportLimit = () => rateLimit({ name: 'exports', uses: 60, seconds: 600 })

/** The records of `model` as a file. The first of them are read before it answers, so that a list that cannot be read is a problem. */
export async function csvFile<T>(model: Collected, { name, ...list }: Export<T>): Promise<Media> {
  const parts = textOf(model, list)
  const first = await parts.next()
  const whole = async function* () {
    if (!first.done) yield first.value
    yield* parts
  }
  const fileName = `${name}-${todayIn(list.viewer.time_zone)}.csv`
  return new Media('text/csv; charset=utf-8', Readable.from(whole()), { caching: 'no-store', fileName })
}

async function* textOf<T>(
  { collection }: Collected,
  { viewer, filter, sort, order, using, columns }: Omit<Export<T>, 'name'>,
): AsyncGenerator<string, void> {
  const { field, direction, worked } = orderBy(sort, order)
  const cursor = collection.aggregate(
    [
      { $match: filter },
      ...worked,
      { $sort: { [field]: direction, _id: direction } },
      { $project: using.projection(viewer) },
    ],
    { raw: true, batchSize: BATCH, allowDiskUse: true },
  )
  let text = CSV_MARK + csvRows([columns.map(({ head }) => head)])
  try {
    let rows: CsvCell[][] = []
    for await (const bson of cursor) {
      const one = using.json(bson as unknown as Buffer).value()
      rows.push(columns.map(({ cell }) => cell(one)))
      if (rows.length < BATCH) continue
      yield text + csvRows(rows)
      text = ''
      rows = []
    }
    yield text + csvRows(rows)
  } finally {
    await cursor.close()
  }
}
