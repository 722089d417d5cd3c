/**
 * What an event's hash covers, so that no event can be altered unnoticed: the whole event with the hash of its
 * predecessor, as canonical JSON (RFC 8785). BSON types appear as in MongoDB's Extended JSON: `{"$oid":…}`,
 * `{"$date":…}`.
 */
import type { Document } from 'mongodb'
import mongoose from 'mongoose'
import { hash as digest } from 'node:crypto'

const { EJSON, ObjectId, deserialize, serialize } = mongoose.mongo.BSON

/** The predecessor hash of the first event of a stream. */
export const NO_HASH = ''

/** A value as canonical text: sorted names, no whitespace, numbers by value. */
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

/** Field names as JSON strings, cached: the same few appear in every event. */
const quotedNames = new Map<string, string>()
/** Schemas have fewer field names than this. Names beyond it are not cached. */
const MOST_NAMES = 10_000

function quoted(name: string): string {
  const known = quotedNames.get(name)
  if (known !== undefined) return known
  const text = JSON.stringify(name)
  if (quotedNames.size < MOST_NAMES) quotedNames.set(name, text)
  return text
}

/** The hash of an event: SHA-256, hexadecimal, over every field except the hash itself. */
export function hashOf(event: Document): string {
  const { hash: _own, ...hashed } = event
  return digest('sha256', canonical(hashed))
}

/**
 * Whether a value is read back from BSON unchanged. Most are, which saves a round trip through BSON. Exceptions are
 * undefined, objects of classes that BSON treats specially, and text that is not well-formed Unicode.
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

/** The event as it will be read back, with its hash. */
export function sealed<E extends Document>(event: E): E & { hash: string } {
  const stored = isAsStored(event) ? event : (deserialize(serialize(event, { ignoreUndefined: true })) as E)
  return { ...stored, hash: hashOf(stored) }
}
