/**
 * The order of a timeline: newest first, then by source, then by id. It is total, so a cursor stays valid whatever is
 * added or removed. Pure.
 */
import type { Document } from 'mongodb'
import type { Types } from 'mongoose'
import { invalid } from '#platform/http/errors.ts'
import { isId, toId } from '#platform/reads/find.ts'

export type Position = { at: Date; rank: number; id: Types.ObjectId }

/** Negative if `a` is shown before `b`. */
export function compare(a: Position, b: Position): number {
  const byTime = b.at.getTime() - a.at.getTime()
  if (byTime !== 0) return byTime
  return a.rank === b.rank ? compareIds(b.id, a.id) : a.rank - b.rank
}

const compareIds = (a: Types.ObjectId, b: Types.ObjectId): number => {
  const [x, y] = [a.toHexString(), b.toHexString()]
  return x === y ? 0 : x < y ? -1 : 1
}

/** What comes after a position among the records of one source, as a filter on the field that says when. */
export function after(position: Position | null, rank: number, field: string): Document {
  if (!position) return {}
  const { at, id } = position
  if (rank < position.rank) return { [field]: { $lt: at } }
  if (rank > position.rank) return { [field]: { $lte: at } }
  return { [field]: { $lte: at }, $or: [{ [field]: { $lt: at } }, { _id: { $lt: id } }] }
}

/** The first `most` of several lists that are each in order. */
export function mergeNewest<T extends Position>(lists: readonly (readonly T[])[], most: number): T[] {
  const heads = lists.map(() => 0)
  const merged: T[] = []
  while (merged.length < most) {
    let first: { one: T; list: number } | null = null
    for (const [list, rows] of lists.entries()) {
      const one = rows[heads[list] ?? 0]
      if (one && (!first || compare(one, first.one) < 0)) first = { one, list }
    }
    if (!first) break
    merged.push(first.one)
    heads[first.list] = (heads[first.list] ?? 0) + 1
  }
  return merged
}

/** `list` names what the cursor belongs to. */
export function writeCursor({ at, rank, id }: Position, list: string): string {
  return Buffer.from(JSON.stringify({ list, at: at.getTime(), rank, id: String(id) })).toString('base64url')
}

/** @throws 400 if it is not a cursor of this list */
export function readCursor(cursor: string, list: string): Position {
  try {
    const { list: of, at, rank, id } = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Document
    const isTime = typeof at === 'number' && !Number.isNaN(new Date(at).getTime())
    if (of === list && isTime && typeof rank === 'number' && typeof id === 'string' && isId(id))
      return { at: new Date(at), rank, id: toId(id) }
  } catch {
    // Reported below, like a cursor of another list.
  }
  throw invalid('cursor', 'isn’t a cursor of this list with these filters')
}
