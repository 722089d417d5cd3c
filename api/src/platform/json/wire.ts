/**
 * Converts BSON to JSON without intermediate objects. Lists would spend most of their time creating objects that are
 * only serialized again. Reading the bytes directly is about three times as fast (bench/RESULTS.md, `bench api`).
 *
 * Stored names are wire names. The only changes are `_id` to `id`, ObjectIds to hex and dates to ISO 8601. The query's
 * projection has already decided what may be read (see presenter.ts). The format: bsonspec.org, version 1.1.
 */

import { mongo } from 'mongoose'
import { JsonWriter } from './json-writer.ts'

const { deserialize } = mongo.BSON

/** All answers are written by one, each at once. */
export const json = new JsonWriter()

const DOUBLE = 0x01
const STRING = 0x02
const DOCUMENT = 0x03
const ARRAY = 0x04
const OBJECT_ID = 0x07
const BOOLEAN = 0x08
const DATE = 0x09
const NULL = 0x0a
const INT32 = 0x10
const INT64 = 0x12

/** The JSON of a `T`, ready to send, with the version if it is a single record. */
export class Json<T> {
  /** As bytes, if it is long: a list. */
  readonly content: string | Buffer
  readonly version: number | undefined
  declare readonly of: T
  constructor(content: string | Buffer, version?: number) {
    this.content = content
    this.version = version
  }

  get text(): string {
    return this.content.toString()
  }

  /** The parsed value, for the few callers that combine it with other data. */
  value(): T {
    return JSON.parse(this.text) as T
  }
}

/** The record with `fields` after its own. */
export const withFields = <T extends object, More extends object>(
  { text, version }: Json<T>,
  fields: More,
): Json<T & More> => new Json(`${text.slice(0, -1)},${JSON.stringify(fields).slice(1)}`, version)

/** The JSON of one BSON document. A field of `defaults` that it lacks has its default. */
export const bsonToJson = <T>(bytes: Buffer, defaults?: JsonDefaults): Json<T> =>
  asJson<T>(() => writeBson(bytes, defaults))

/** The JSON of the one record that `write` writes. It returns the record's version. */
export function asJson<T>(write: () => number | undefined): Json<T> {
  let version: number | undefined
  const text = json.text(() => {
    version = write()
  })
  return new Json<T>(text, version)
}

/** Writes the JSON of one BSON document, and returns its version. */
export function writeBson(bytes: Buffer, defaults?: JsonDefaults): number | undefined {
  const reader = new Reader(bytes)
  reader.document(0, false, defaults)
  return reader.version
}

/**
 * Fields of a document by name: the JSON that one has if it was not stored, and the fields of the documents in it. See
 * platform/reads/stored-defaults.ts.
 */
export type JsonDefaults = ReadonlyMap<string, JsonDefault>
export type JsonDefault = { json: string | undefined; within: JsonDefaults | undefined }

/** A field's name, as text, bytes and JSON, and the name that last followed it. */
type Name = {
  text: string
  bytes: Uint8Array
  json: Uint8Array
  next: Name | undefined
  /** The defaults that it was last looked up in, and what they have for it. */
  soughtIn: JsonDefaults | undefined
  found: JsonDefault | undefined
}

const newName = (text: string): Name => ({
  text,
  bytes: Buffer.from(text),
  json: Buffer.from(text === '_id' ? '"id":' : `${JSON.stringify(text)}:`),
  next: undefined,
  soughtIn: undefined,
  found: undefined,
})

/** Every name read so far. */
const names = new Map<string, Name>()
/** Schemas have fewer field names than this. Names beyond it are decoded each time. */
const MOST_NAMES = 10_000

/** The state before the first name of every document. */
const START = newName('')

const VERSION = newName('version')
names.set('version', VERSION)

const COMMA = 0x2c

const TRUE = Buffer.from('true')
const FALSE = Buffer.from('false')
const NOTHING = Buffer.from('null')
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = Buffer.from('[]{}') as unknown as [number, number, number, number]

class Reader {
  readonly bytes: Buffer
  at = 0
  /** The `version` of the outermost document. */
  version: number | undefined
  private depth = 0
  private previous = START

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  /** Writes the document or array that starts at `start`, and moves `at` past it. */
  document(start: number, isArray: boolean, defaults: JsonDefaults | undefined): void {
    const { bytes } = this
    this.at = start + 4
    this.depth++
    let lacking = isArray || !defaults ? 0 : defaults.size
    json.byte(isArray ? OPEN_LIST : OPEN)
    let first = true
    for (;;) {
      const type = bytes[this.at++]
      if (type === 0 || type === undefined) break
      if (!first) json.byte(COMMA)
      first = false
      if (isArray) {
        // Array indexes are names too, and are skipped.
        while (bytes[this.at++] !== 0);
        this.value(type, defaults)
        continue
      }
      const name = this.name()
      json.copy(name.json)
      if (this.depth === 1 && type === INT32 && name === VERSION) this.version = bytes.readInt32LE(this.at)
      const field = defaults && fieldOf(name, defaults)
      if (field) lacking--
      this.value(type, field?.within)
    }
    this.depth--
    if (defaults && lacking > 0) json.json(missing(bytes.subarray(start, this.at), defaults, first))
    json.byte(isArray ? CLOSE_LIST : CLOSE)
  }

  /**
   * Reads a field's name and moves `at` past it. Rows of a list have the same fields in the same order, so the name is
   * nearly always the one that followed last time, and need not be decoded again.
   */
  private name(): Name {
    const { at, previous } = this
    const name = previous.next && this.stands(previous.next.bytes) ? previous.next : this.decodeName()
    this.at = at + name.bytes.length + 1
    previous.next = name
    this.previous = name
    return name
  }

  /** Whether the name at the current position is `name`. */
  private stands(name: Uint8Array): boolean {
    const { bytes, at } = this
    let i = 0
    while (i < name.length && bytes[at + i] === name[i]) i++
    return i === name.length && bytes[at + i] === 0
  }

  private decodeName(): Name {
    const text = this.bytes.toString('utf8', this.at, this.bytes.indexOf(0, this.at))
    const known = names.get(text)
    if (known) return known
    const name = newName(text)
    if (names.size < MOST_NAMES) names.set(text, name)
    return name
  }

  private value(type: number, defaults: JsonDefaults | undefined): void {
    const { bytes, at } = this
    switch (type) {
      case STRING: {
        const length = bytes.readInt32LE(at)
        this.at = at + 4 + length
        return json.string(bytes, at + 4, at + 3 + length)
      }
      case OBJECT_ID:
        this.at = at + 12
        return json.objectId(bytes, at)
      case INT32:
        this.at = at + 4
        return json.integer(bytes.readInt32LE(at))
      case DOUBLE:
        this.at = at + 8
        return json.ascii(JSON.stringify(bytes.readDoubleLE(at)))
      case INT64:
        this.at = at + 8
        return json.ascii(String(bytes.readBigInt64LE(at)))
      case BOOLEAN:
        this.at = at + 1
        return json.copy(bytes[at] === 1 ? TRUE : FALSE)
      case DATE:
        this.at = at + 8
        return json.ascii(`"${new Date(bytes.readUInt32LE(at) + bytes.readInt32LE(at + 4) * 2 ** 32).toISOString()}"`)
      case NULL:
        return json.copy(NOTHING)
      case DOCUMENT:
      case ARRAY:
        return this.document(at, type === ARRAY, defaults)
      default:
        throw new Error(`A stored value has BSON type ${type}, which no field of the contract has`)
    }
  }
}

/** What the defaults have for a name. Rows of a list look the same names up in the same defaults. */
function fieldOf(name: Name, defaults: JsonDefaults): JsonDefault | undefined {
  if (name.soughtIn !== defaults) {
    name.soughtIn = defaults
    name.found = defaults.get(name.text)
  }
  return name.found
}

/** The defaults of the fields that a document lacks. Rare: it was stored before they existed. */
function missing(bytes: Uint8Array, defaults: JsonDefaults, isFirst: boolean): string {
  const stored = deserialize(bytes)
  const lacking = [...defaults].filter(([name, { json }]) => json !== undefined && !(name in stored))
  const text = lacking.map(([name, { json }]) => `${JSON.stringify(name)}:${json}`).join()
  return isFirst || text === '' ? text : `,${text}`
}
