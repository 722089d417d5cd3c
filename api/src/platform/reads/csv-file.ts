/**
 * Lists as files, CSV or another form, written while they are read: however long the list, only one batch is in memory
 * (docs/decisions/exports.md).
 */
import type { Document } from 'mongodb'
import { Readable } from 'node:stream'
import { Media } from '#platform/http/media.ts'
import { rateLimit } from '#platform/http/rate-limit.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { type CsvCell, CSV_MARK, csvRows } from '#platform/records/csv.ts'
import { todayIn } from '#rules/calendar/days.ts'
import { orderBy } from './pagination.ts'
import { jsonOf, type Presenter } from './presenter.ts'

/** The number of records read and written at a time. */
const BATCH = 500

/** A column of a file of `T`s: its heading and the cell of each record. */
export type CsvColumn<T> = { head: string; cell: (one: T) => CsvCell }

/** What was exported of a list. */
export type Exported = {
  /** The file's name, before the day. */
  list: string
  /** The number of rows. */
  rows: number
  /** Whether the export is complete. The caller may have disconnected. */
  isWhole: boolean
}

/** How records are written. */
export type FileForm<T> = {
  /** The file's media type, and how its name ends. */
  type: string
  extension: string
  /** The file's first line. */
  head: string
  text: (batch: readonly T[]) => string
}

type ListFile = {
  viewer: Viewer
  /** The file's name, before the day. */
  name: string
  /** Records the export in the audit log. The file is incomplete without it. */
  tell: (exported: Exported) => Promise<void>
}

type CsvFile<T> = ListFile & { columns: readonly CsvColumn<T>[] }

type Reading = {
  viewer: Viewer
  /** The viewer's scope and the list's filters. */
  filter: Document
  /** As for a page of the same list. */
  sort: string
  order?: unknown
}

/** How often a user may export, for all lists together. */
export const exportLimit = () => rateLimit({ name: 'exports', uses: 60, seconds: 600 })

/** A list of records as a CSV file. */
export const csvFile = <T>(
  presenter: Presenter<T>,
  { columns, name, tell, ...list }: CsvFile<T> & Reading,
): Promise<Media> => csvFileOf({ viewer: list.viewer, columns, name, tell }, batches(presenter, list))

/**
 * Records as a CSV file, batch by batch. The first batch is read before the response starts, so that an error can still
 * be reported as a problem.
 */
export const csvFileOf = <T>({ columns, ...file }: CsvFile<T>, records: Records<T>): Promise<Media> =>
  listFile(csvForm(columns), file, records)

type Records<T> = AsyncIterable<readonly T[]> | readonly (readonly T[])[]

const csvForm = <T>(columns: readonly CsvColumn<T>[]): FileForm<T> => ({
  type: 'text/csv; charset=utf-8',
  extension: 'csv',
  head: CSV_MARK + csvRows([columns.map(({ head }) => head)]),
  text: (batch) => csvRows(batch.map((one) => columns.map(({ cell }) => cell(one)))),
})

/** Records as a file of any form, like `csvFileOf`. */
export async function listFile<T>(
  form: FileForm<T>,
  { viewer, name, tell }: ListFile,
  records: Records<T>,
): Promise<Media> {
  const parts = textOf(form, { name, tell }, records)
  const first = await parts.next()
  const whole = async function* () {
    if (!first.done) yield first.value
    yield* parts
  }
  const fileName = `${name}-${todayIn(viewer.time_zone)}.${form.extension}`
  return new Media(form.type, Readable.from(whole()), { caching: 'no-store', fileName })
}

async function* textOf<T>(
  { head, text: textOfBatch }: FileForm<T>,
  { name, tell }: Omit<ListFile, 'viewer'>,
  records: Records<T>,
): AsyncGenerator<string, void> {
  let text = head
  let rows = 0
  let isWhole = false
  try {
    for await (const batch of records) {
      rows += batch.length
      yield text + textOfBatch(batch)
      text = ''
    }
    if (text !== '') yield text
    isWhole = true
  } finally {
    // If nothing could be read, nothing was exported.
    if (isWhole || rows > 0) await tell({ list: name, rows, isWhole })
  }
}

/** The records of a list, a few hundred at a time. */
export async function* batches<T>(
  using: Presenter<T>,
  { viewer, filter, sort, order }: Reading,
): AsyncGenerator<T[], void> {
  const { field, direction, worked } = orderBy(sort, order)
  const cursor = using.model.collection.aggregate(
    [
      { $match: filter },
      ...worked,
      { $sort: { [field]: direction, _id: direction } },
      { $project: using.projection(viewer) },
    ],
    { raw: true, batchSize: BATCH, allowDiskUse: true },
  )
  try {
    let batch: T[] = []
    for await (const bson of cursor) {
      batch.push(jsonOf(using, bson as unknown as Buffer).value())
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
    if (batch.length > 0) yield batch
  } finally {
    await cursor.close()
  }
}
