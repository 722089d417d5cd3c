/**
 * Pages of a list, with one way to filter, sort, count and continue.
 * Filters come from the policy's scope and the validated query; they run before the page is cut, never after.
 */
import type { Document } from 'mongodb'
import mongoose, { type Collection } from 'mongoose'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { Json } from '#platform/http/wire.ts'
import type { Presenter } from './presenter.ts'

/** Fixed by docs/specification.md §9. */
export const PAGE_SIZE = 15
/** Beyond this many matches a count says "more than". Counting on would cost more than the page itself. */
export const COUNT_CAP = 1000

/** Where an order that is worked out stands while a page is read. */
const ORDER = 'sorted_by'

/** Up to the cap, all of them, or not at all. */
type HowToCount = 'capped' | 'exact' | 'none'

export type PageQuery = {
  page?: number
  page_size?: number
  cursor?: string
  count?: HowToCount
}

export type PageOf<T> = {
  results: T[]
  count: number | null
  count_is_capped: boolean
  page: number | null
  page_size: number
  next_cursor: string | null
  /** See platform/search/correct-query.query.ts. */
  corrected_q?: string
}

type List<T> = {
  viewer: Viewer
  /** What the viewer may see, and what they ask for. */
  filter: Document
  /** A field, with `-` for descending. Ties are broken by id, so a page never repeats or skips a record. */
  sort: string
  /** An expression to sort by in place of the field, which then only names the order. */
  order?: unknown
  query: PageQuery
  /** What the page says besides. */
  head?: Pick<PageOf<T>, 'corrected_q'>
  /** What to look the matches up by, where more is known of the filter than MongoDB can guess. */
  by?: { condition: Document; index: Document } | undefined
}

type Position = { value: unknown; id: mongoose.Types.ObjectId }

/** One page of what the presenter shows, as JSON. */
export async function page<T>(
  { model: { collection }, projection, json }: Presenter<T>,
  { viewer, filter: asked, sort, order, query, head: besides, by }: List<T>,
): Promise<Json<PageOf<T>>> {
  const size = query.page_size ?? PAGE_SIZE
  const how = query.count ?? 'capped'
  const filter = by ? { $and: [by.condition, asked] } : asked
  const number = query.cursor ? null : (query.page ?? 1)
  const { field, direction, worked } = orderBy(sort, order)
  const behind = query.cursor ? after(readCursor(query.cursor, sort), field, direction) : {}

  // Rows and count in one trip: a trip of its own costs about as much as the count itself (bench/RESULTS.md, api).
  const stages = [
    ...(worked.length === 0
      ? [{ $match: { $and: [filter, behind] } }]
      : [{ $match: filter }, ...worked, { $match: behind }]),
    { $sort: { [field]: direction, _id: direction } },
    ...(number && number > 1 ? [{ $skip: (number - 1) * size }] : []),
    { $limit: size + 1 },
    { $project: projection(viewer) },
    ...counting(collection, filter, how),
  ]
  const read = (await collection
    .aggregate(stages, { raw: true, ...(by && { hint: by.index }) })
    .toArray()) as unknown as Buffer[]
  const { rows, counted } = apart(read, how)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const nextCursor = rows.length > size && last ? await cursorAfter(collection, last, { field, sort, order }) : null
  const head = JSON.stringify({ ...besides, ...counted, page: number, page_size: size, next_cursor: nextCursor })
  return new Json(`{"results":[${shown.map((one) => json(one).text).join(',')}],${head.slice(1)}`)
}

/** The field that a list is sorted by, and the stages that work it out where it is an expression. */
export function orderBy(sort: string, order: unknown): { field: string; direction: 1 | -1; worked: Document[] } {
  const direction = sort.startsWith('-') ? -1 : 1
  if (order === undefined) return { field: sort.replace(/^-/, ''), direction, worked: [] }
  return { field: ORDER, direction, worked: [{ $set: { [ORDER]: order } }] }
}

/** The stages that tell, behind the rows, how many records match. */
function counting({ collectionName }: Collection, filter: Document, how: HowToCount): Document[] {
  if (how === 'none') return []
  const upToCap = how === 'capped' ? [{ $limit: COUNT_CAP + 1 }] : []
  return [{ $unionWith: { coll: collectionName, pipeline: [{ $match: filter }, ...upToCap, { $count: 'n' }] } }]
}

/** A row's id alone takes so many bytes; the count is shorter. */
const SHORTEST_ROW = 22

/** The rows and the count that may stand behind them: there is none where nothing matches. */
function apart(read: Buffer[], how: HowToCount) {
  const last = read.at(-1)
  if (!last || last.length >= SHORTEST_ROW) return { rows: read, counted: told(0, how) }
  return { rows: read.slice(0, -1), counted: told(Number(mongoose.mongo.BSON.deserialize(last).n), how) }
}

function told(found: number, how: HowToCount): { count: number | null; count_is_capped: boolean } {
  if (how === 'none') return { count: null, count_is_capped: false }
  const count_is_capped = how === 'capped' && found > COUNT_CAP
  return { count: count_is_capped ? COUNT_CAP : found, count_is_capped }
}

/** The records behind a position. MongoDB sorts null before everything. */
function after({ value, id }: Position, field: string, direction: 1 | -1): Document {
  const tie = { [field]: value, _id: direction === 1 ? { $gt: id } : { $lt: id } }
  if (direction === 1) {
    return value === null
      ? { $or: [{ [field]: { $ne: null } }, tie] }
      : { [field]: { $gte: value }, $or: [{ [field]: { $gt: value } }, tie] }
  }
  return value === null ? tie : { $or: [{ [field]: { $lt: value } }, { [field]: null }, tie] }
}

async function cursorAfter(
  collection: Collection,
  bson: Buffer,
  { field, sort, order }: { field: string; sort: string; order: unknown },
): Promise<string> {
  const shown = mongoose.mongo.BSON.deserialize(bson) as Document & { _id: mongoose.Types.ObjectId }
  // The sorted field need not be among those that the viewer reads.
  const row =
    valueAt(shown, field) === undefined
      ? await collection.findOne({ _id: shown._id }, { projection: { [field]: order ?? 1 } })
      : shown
  const position = mongoose.mongo.BSON.EJSON.stringify({ sort, value: valueAt(row, field) ?? null, id: shown._id })
  return Buffer.from(position).toString('base64url')
}

const valueAt = (document: Document | null, field: string): unknown =>
  field.split('.').reduce<unknown>((at, key) => (at as Document | null | undefined)?.[key], document)

function readCursor(cursor: string, sort: string): Position {
  try {
    const position = mongoose.mongo.BSON.EJSON.parse(Buffer.from(cursor, 'base64url').toString()) as Document
    const { value, id } = position
    const scalar = value === null || typeof value !== 'object' || value instanceof Date
    if (position.sort === sort && id instanceof mongoose.mongo.ObjectId && scalar)
      return { value: value as unknown, id }
  } catch {
    // Told below, like a cursor of another list.
  }
  throw invalid('cursor', 'is not a cursor of this list and sort')
}
