/**
 * What an event's hash covers, so that no event can be altered unseen: the whole event with the hash of its predecessor, as
 * canonical JSON (RFC 8785) in which BSON's types stand as in MongoDB's Extended JSON: `{"$oid":…}`, `{"$date":…}`.
 */
import type { Document } from 'mongodb'
import mongoose from 'mongoose'
import { hash as digest } from 'node:crypto'

const { EJSON, ObjectId, deserialize, serialize } = mongoose.mongo.BSON

/** The predecessor of the first event of a stream. */
export const NO_HASH = ''

/** A value as one text, the same wherever it is written: names in order, no space, numbers by value. */
export function canonical(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value !== 'object') return JSON.stringify(value)
  if (value instanceof ObjectId) return `{"$oid":"${value.toHexString()}"}`
  if (value instanceof Date) return `{"$date":"${value.toISOString()}"}`
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if ('_bsontype' in value) return EJSON.stringify(value, { relaxed: false })
  const named = value as Record<string, unknown>
  let text = ''
  for (const name of Object.keys(named).toSorted()) text += `${text && ','}${quoted(name)}:${canonical(named[name])}`
  return `{${text}}`
}

/** Names of fields as JSON: the same few stand in every event. */
const quotedNames = new Map<string, string>()
/** More are no field names of a schema: they are quoted each time. */
const MOST_NAMES = 10_000

function quoted(name: string): string {
  const known = quotedNames.get(name)
  if (known !== undefined) return known
  const text = JSON.stringify(name)
  if (quotedNames.size < MOST_NAMES) quotedNames.set(name, text)
  return text
}

/** The hash of an event: SHA-256, hexadecimal. Every field counts but the hash itself. */
export function hashOf(event: Document): string {
  const { hash: _own, ...hashed } = event
  return digest('sha256', canonical(hashed))
}

/**
 * Whether a value is read again as it is: most are, and need not be stored and read to know. Not those with undefined, with
 * objects of a class that BSON has its own way with, or with text that is not Unicode.
 */
function isAsStored(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return true
  if (typeof value !== 'object') return false
  if (value instanceof ObjectId) return true
  if (value instanceof Date) return !Number.isNaN(value.getTime())
  const prototype: unknown = Object.getPrototypeOf(value)
  if (Array.isArray(value))
    return prototype === Array.prototype && !value.includes(undefined) && value.every(isAsStored)
  return (
    prototype === Object.prototype &&
    Object.entries(value).every(([name, one]) => name.isWellFormed() && isAsStored(one))
  )
}

/** The event as it will be read again, with its hash. */
export function sealed<E extends Document>(event: E): E & { hash: string } {
  const stored = isAsStored(event) ? event : (deserialize(serialize(event, { ignoreUndefined: true })) as E)
  return { ...stored, hash: hashOf(stored) }
}
