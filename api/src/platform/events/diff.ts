/** Differences between two states of a record. */
import mongoose from 'mongoose'

export type Difference = { path: string; from: unknown; to: unknown }

const BOOKKEEPING = new Set(['_id', 'created_at', 'updated_at', 'created_by', 'version', 'versions_since_edit'])

/** The record's own fields, without bookkeeping. */
export const plainFields = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !BOOKKEEPING.has(name)))

type Made = { created_at: Date; created_by: unknown; version: number }

/**
 * A record's author, creation time and version, as differences. Kept when it is deleted, so that recovery restores
 * them.
 */
export const madeBy = ({ created_at, created_by, version }: Made): Difference[] => [
  { path: 'created_at', from: created_at, to: null },
  { path: 'created_by', from: created_by ?? null, to: null },
  { path: 'version', from: version, to: null },
]

/** The differences of a new record. Same as `difference({}, after)`, but without the cost of comparing. */
export const creation = (after: object): Difference[] =>
  Object.entries(plainFields(after as Record<string, unknown>))
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([path, to]) => ({ path, from: null, to }))

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** Compares two values as stored, by BSON, so that ids and dates are equal by value. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  const { serialize } = mongoose.mongo.BSON
  return Buffer.compare(serialize({ v: a ?? null }), serialize({ v: b ?? null })) === 0
}

/** The paths that differ, with dots into nested groups. Lists count as one value. Bookkeeping fields are left out. */
export function difference(before: Record<string, unknown>, after: Record<string, unknown>, prefix = ''): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => prefix !== '' || !BOOKKEEPING.has(name),
  )
  return names.flatMap((name): Difference[] => {
    const from = before[name]
    const to = after[name]
    if (isGroup(from) && isGroup(to)) return difference(from, to, `${prefix}${name}.`)
    return same(from, to) ? [] : [{ path: prefix + name, from: from ?? null, to: to ?? null }]
  })
}
