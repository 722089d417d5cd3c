/**
 * Pages of a list, with one way to filter, sort, count and continue. Filters combine the policy's scope and the
 * validated query. They always run before the page is cut, never after.
 */
import type { Document } from 'mongodb'
import mongoose, { type Collection } from 'mongoose'
import { hash } from 'node:crypto'
import { invalid } from '#platform/http/errors.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { Json, json } from '#platform/json/wire.ts'
import { allOf } from './all-of.ts'
import type { Presenter } from './presenter.ts'
import { readRows } from './read-rows.ts'

const { deserialize, onDemand } = mongoose.mongo.BSON

/** Fixed by docs/specification.md §9. */
export const PAGE_SIZE = 15
/** Beyond this many matches a count says "more than". An exact count would cost more than the page itself. */
export const COUNT_CAP = 1000

/** The field for a computed sort key while a page is read. */
const ORDER = 'sorted_by'

/** Count up to the cap, count all, or do not count. */
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
  /** The viewer's scope and the list's filters. */
  filter: Document
  /** What the caller filters by, if `filter` may differ from one page to the next. A cursor goes with no other. */
  asked?: Document
  /** A field, with `-` for descending. Ties are broken by id, so a page never repeats or skips a record. */
  sort: string
  /** An expression to sort by instead of the field, which then only names the order. */
  order?: unknown
  query: PageQuery
  /** Further fields of the response. */
  head?: Pick<PageOf<T>, 'corrected_q'>
  /** How to find the matches, if more is known about the filter than MongoDB can guess. */
  by?: { condition: Document; index: Document } | undefined
}

type Position = { value: unknown; id: mongoose.Types.ObjectId }

/** One page of a list as JSON, as the presenter shows it. */
export async function page<T>(
  { model: { collection }, projection, write }: Presenter<T>,
  { viewer, filter: own, asked = own, sort, order, query, head: besides, by }: List<T>,
): Promise<Json<PageOf<T>>> {
  const size = query.page_size ?? PAGE_SIZE
  const how = query.count ?? 'capped'
  const filter = by ? allOf(by.condition, own) : own
  const list = listOf(asked, sort)
  const number = query.cursor ? null : (query.page ?? 1)
  const { field, direction, worked } = orderBy(sort, order)
  const behind = query.cursor ? after(readCursor(query.cursor, list), field, direction) : {}

  // Rows and count in one round trip: another would cost about as much as the count itself (bench/RESULTS.md, api).
  const stages = [
    ...(worked.length === 0
      ? [{ $match: allOf(filter, behind) }]
      : [{ $match: filter }, ...worked, { $match: behind }]),
    { $sort: { [field]: direction, _id: direction } },
    ...(number && number > 1 ? [{ $skip: (number - 1) * size }] : []),
    { $limit: size + 1 },
    { $project: projection(viewer) },
    ...counting(collection, filter, how),
  ]
  // The rows, the one after them and the count.
  const read = await readRows(collection, { stages, most: size + 2, hint: by?.index })
  const { rows, counted } = apart(read, how)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const nextCursor = rows.length > size && last ? await cursorAfter(collection, last, { field, list, order }) : null
  const head = JSON.stringify({ ...besides, ...counted, page: number, page_size: size, next_cursor: nextCursor })
  const content = json.copied(() => {
    json.ascii('{"results":[')
    for (const [at, one] of shown.entries()) {
      if (at > 0) json.ascii(',')
      write(one)
    }
    json.json(`],${head.slice(1)}`)
  })
  return new Json(content)
}

/** The field that a list is sorted by, and the stages that compute it if it is an expression. */
export function orderBy(sort: string, order: unknown): { field: string; direction: 1 | -1; worked: Document[] } {
  const direction = sort.startsWith('-') ? -1 : 1
  if (order === undefined) return { field: sort.replace(/^-/, ''), direction, worked: [] }
  return { field: ORDER, direction, worked: [{ $set: { [ORDER]: order } }] }
}

/** The stages that append the number of matches after the rows. */
function counting({ collectionName }: Collection, filter: Document, how: HowToCount): Document[] {
  if (how === 'none') return []
  const upToCap = how === 'capped' ? [{ $limit: COUNT_CAP + 1 }] : []
  return [{ $unionWith: { coll: collectionName, pipeline: [{ $match: filter }, ...upToCap, { $count: 'n' }] } }]
}

/** A row's id alone takes this many bytes. The count is shorter. */
const SHORTEST_ROW = 22

/** Separates the rows from the count, which is missing if nothing matches. */
function apart(read: Buffer[], how: HowToCount) {
  const last = read.at(-1)
  if (!last || last.length >= SHORTEST_ROW) return { rows: read, counted: told(0, how) }
  return { rows: read.slice(0, -1), counted: told(Number(deserialize(last).n), how) }
}

function told(found: number, how: HowToCount): { count: number | null; count_is_capped: boolean } {
  if (how === 'none') return { count: null, count_is_capped: false }
  const count_is_capped = how === 'capped' && found > COUNT_CAP
  return { count: count_is_capped ? COUNT_CAP : found, count_is_capped }
}

/** The records after a position. MongoDB sorts null before all other values. */
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
  { field, list, order }: { field: string; list: string; order: unknown },
): Promise<string> {
  const shown = deserialize(only(bson, ['_id', field.replace(/\..*/, '')])) as Document & {
    _id: mongoose.Types.ObjectId
  }
  // The sorted field may not be among those that the viewer may see.
  const row =
    valueAt(shown, field) === undefined
      ? await collection.findOne({ _id: shown._id }, { projection: { [field]: order ?? 1 } })
      : shown
  const value = valueAt(row, field) ?? null
  // As EJSON.stringify writes it, which takes several times as long.
  const position = JSON.stringify({
    list,
    value: value instanceof Date ? { $date: value } : value,
    id: { $oid: shown._id },
  })
  return Buffer.from(position).toString('base64url')
}

/** The document with these fields alone. To parse a whole row would take a tenth of the memory of a list. */
function only(bson: Buffer, names: readonly string[]): Buffer {
  const kept: Buffer[] = []
  for (const [, nameAt, nameLength, at, length] of onDemand.parseToElements(bson)) {
    const isAsked = names.some(
      (name) => name.length === nameLength && name === bson.toString('latin1', nameAt, nameAt + nameLength),
    )
    if (isAsked) kept.push(bson.subarray(nameAt - 1, at + length))
  }
  const document = Buffer.concat([Buffer.alloc(4), ...kept, Buffer.alloc(1)])
  document.writeInt32LE(document.length)
  return document
}

const valueAt = (document: Document | null, field: string): unknown =>
  field.split('.').reduce<unknown>((at, key) => (at as Document | null | undefined)?.[key], document)

/** Names a list by its filter and sort. A cursor continues the list that it is from, and no other. */
const listOf = (asked: Document, sort: string): string =>
  hash('sha256', mongoose.mongo.BSON.serialize({ asked, sort }), 'base64url').slice(0, 16)

function readCursor(cursor: string, list: string): Position {
  try {
    const position = mongoose.mongo.BSON.EJSON.parse(Buffer.from(cursor, 'base64url').toString()) as Document
    const { value, id } = position
    const scalar = value === null || typeof value !== 'object' || value instanceof Date
    if (position.list === list && id instanceof mongoose.mongo.ObjectId && scalar)
      return { value: value as unknown, id }
  } catch {
    // Reported below, like a cursor of another list.
  }
  throw invalid('cursor', 'isn’t a cursor of this list with these filters and this sort')
}
