/** Finds a person in a stored document, and puts a pseudonym in their place. Pure. */
import type { Document } from 'mongodb'
import type { IdentifyingTexts, Name } from './identifying-texts.ts'

/** Where a person is in a document: the path, the value there, and what of it identifies them. */
export type Finding = { path: string; value: string; matches: readonly string[] }

type Sought = { ids: ReadonlySet<string>; texts: IdentifyingTexts }

const ID = /[0-9a-f]{24}/g

/** Everything in `document` that refers to the person, except at the top-level fields in `without`. */
export function findingsIn(document: Document, sought: Sought, without: ReadonlySet<string>): Finding[] {
  return Object.entries(document).flatMap(([name, value]) => (without.has(name) ? [] : within(value, sought, name)))
}

function within(value: unknown, sought: Sought, path: string): Finding[] {
  if (typeof value === 'string') return inText(value, sought, path)
  if (isObjectId(value)) {
    const id = String(value)
    return sought.ids.has(id) ? [{ path, value: id, matches: [id] }] : []
  }
  if (Array.isArray(value)) return value.flatMap((one, at) => within(one, sought, `${path}.${at}`))
  if (!isPlain(value)) return []
  const named = isName(value) && sought.texts.isName(value) ? [nameFinding(value, path)] : []
  return [...named, ...Object.entries(value).flatMap(([name, one]) => within(one, sought, `${path}.${name}`))]
}

function inText(value: string, { ids, texts }: Sought, path: string): Finding[] {
  const matches = [...texts.find(value), ...[...value.matchAll(ID)].map(([id]) => id).filter((id) => ids.has(id))]
  return matches.length === 0 ? [] : [{ path, value, matches }]
}

const nameFinding = ({ first_name, last_name }: Name, path: string): Finding => {
  const value = `${first_name} ${last_name}`.trim()
  return { path, value, matches: [value] }
}

/** The value with `pseudonym` in place of all texts that identify the person; the same value if there are none. */
export function replacedIn<T>(value: T, texts: IdentifyingTexts, pseudonym: string): T {
  const replaced = (one: unknown): unknown => {
    if (typeof one === 'string') return texts.replace(one, pseudonym)
    if (Array.isArray(one)) {
      const list = one.map(replaced)
      return list.some((each, at) => each !== one[at]) ? list : one
    }
    if (!isPlain(one)) return one
    const source = isName(one) && texts.isName(one) ? { ...one, first_name: pseudonym, last_name: '' } : one
    const fields = Object.entries(source).map(([name, each]) => [name, replacedAt(name, each)] as const)
    return source === one && fields.every(([name, each]) => each === one[name]) ? one : Object.fromEntries(fields)
  }
  const replacedAt = (name: string, one: unknown) => (name === 'search' ? withoutTokens(one, texts) : replaced(one))
  return replaced(value) as T
}

/** The tokens of search, if it is a list of them, without those of the person. */
export function withoutTokens(value: unknown, texts: IdentifyingTexts): unknown {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return value
  const others = texts.withoutTokens(value)
  return others.length === value.length ? value : others
}

const isObjectId = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '_bsontype' in value && value._bsontype === 'ObjectId'

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const isName = (value: object): value is Name =>
  'first_name' in value &&
  typeof value.first_name === 'string' &&
  'last_name' in value &&
  typeof value.last_name === 'string'
