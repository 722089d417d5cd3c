/**
 * BSON to JSON without objects in between. Lists spend most of their time making objects that are only written out again;
 * reading the bytes once is about three times as fast (bench/RESULTS.md, `bench api`).
 *
 * Stored names are wire names, so the only changes are `_id` to `id`, ObjectIds to hex and dates to ISO 8601.
 * What may be read is decided before, by the projection of the query (see presenter.ts).
 * The format: bsonspec.org, version 1.1.
 */

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

/** JSON text of a `T`, ready to be sent; with the record's version where it is one record. */
export class Json<T> {
  readonly text: string
  readonly version: number | undefined
  declare readonly of: T
  constructor(text: string, version?: number) {
    this.text = text
    this.version = version
  }

  /** What the text says, for the few who compose it with other things. */
  value(): T {
    return JSON.parse(this.text) as T
  }
}

/** The JSON of one BSON document. */
export function bsonToJson<T>(bytes: Buffer): Json<T> {
  const reader = new Reader(bytes)
  const text = reader.document(0, false)
  return new Json<T>(text, reader.version)
}

class Reader {
  readonly bytes: Buffer
  at = 0
  /** The outermost `version`. */
  version: number | undefined
  private depth = 0

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  /** Reads the document or array that starts at `start` and leaves `at` behind it. */
  document(start: number, isArray: boolean): string {
    this.at = start + 4
    this.depth++
    let out = isArray ? '[' : '{'
    let first = true
    for (;;) {
      const type = this.bytes[this.at++]
      if (type === 0 || type === undefined) break
      const name = this.name()
      if (!first) out += ','
      first = false
      if (!isArray) out += name === '_id' ? '"id":' : `${JSON.stringify(name)}:`
      if (this.depth === 1 && name === 'version' && type === INT32) this.version = this.bytes.readInt32LE(this.at)
      out += this.value(type)
    }
    this.depth--
    return out + (isArray ? ']' : '}')
  }

  name(): string {
    const end = this.bytes.indexOf(0, this.at)
    const name = this.bytes.toString('latin1', this.at, end)
    this.at = end + 1
    return name
  }

  value(type: number): string {
    const { bytes, at } = this
    switch (type) {
      case STRING: {
        const length = bytes.readInt32LE(at)
        this.at = at + 4 + length
        return JSON.stringify(bytes.toString('utf8', at + 4, at + 3 + length))
      }
      case OBJECT_ID:
        this.at = at + 12
        return `"${bytes.toString('hex', at, at + 12)}"`
      case INT32:
        this.at = at + 4
        return String(bytes.readInt32LE(at))
      case DOUBLE:
        this.at = at + 8
        return JSON.stringify(bytes.readDoubleLE(at))
      case INT64:
        this.at = at + 8
        return String(bytes.readBigInt64LE(at))
      case BOOLEAN:
        this.at = at + 1
        return bytes[at] === 1 ? 'true' : 'false'
      case DATE:
        this.at = at + 8
        return `"${new Date(Number(bytes.readBigInt64LE(at))).toISOString()}"`
      case NULL:
        return 'null'
      case DOCUMENT:
      case ARRAY:
        return this.document(at, type === ARRAY)
      default:
        throw new Error(`A stored value has BSON type ${type}, which no field of the contract has`)
    }
  }
}
