/** Reads the files of a ZIP archive, no more of each than it is allowed to be. */

/** The archive can't be read, or unpacks to too much. */
export class ZipError extends Error {
  readonly isTooLarge: boolean

  constructor(isTooLarge: boolean) {
    super(isTooLarge ? 'unpacks to too much' : 'isn’t an archive')
    this.isTooLarge = isTooLarge
  }
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_SIZE = 22
const ENTRY_SIZE = 46
const LOCAL_SIZE = 30
/** An archive may end with a comment. */
const LONGEST_COMMENT = 0xffff
const MOST_ENTRIES = 5000
const DEFLATED = 8
const STORED = 0

type Entry = { method: number; size: number; at: number }

export type Zip = { has: (name: string) => boolean; text: (name: string) => Promise<string> }

/** Opens an archive. All that is read from it together may be `most` bytes. */
export function openZip(buffer: ArrayBuffer, most: number): Zip {
  const view = new DataView(buffer)
  const entries = entriesOf(view)
  let left = most
  return {
    has: (name) => entries.has(name),
    text: async (name) => {
      const entry = entries.get(name)
      if (!entry) throw new ZipError(false)
      const bytes = await unpack(view, entry, left)
      left -= bytes.length
      return new TextDecoder().decode(bytes)
    },
  }
}

function entriesOf(view: DataView): ReadonlyMap<string, Entry> {
  let end = view.byteLength - END_SIZE
  const first = Math.max(0, end - LONGEST_COMMENT)
  while (end >= first && view.getUint32(end, true) !== END) end--
  if (end < first) throw new ZipError(false)
  const count = view.getUint16(end + 10, true)
  if (count > MOST_ENTRIES) throw new ZipError(true)
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_SIZE > view.byteLength || view.getUint32(at, true) !== ENTRY) throw new ZipError(false)
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ]
    if (at + ENTRY_SIZE + name > view.byteLength) throw new ZipError(false)
    const text = new TextDecoder().decode(new Uint8Array(view.buffer, at + ENTRY_SIZE, name))
    const method = view.getUint16(at + 10, true)
    entries.set(text, { method, size: view.getUint32(at + 20, true), at: view.getUint32(at + 42, true) })
    at += ENTRY_SIZE + name + extra + comment
  }
  return entries
}

async function unpack(view: DataView, { method, size, at }: Entry, most: number): Promise<Uint8Array> {
  if (at + LOCAL_SIZE > view.byteLength) throw new ZipError(false)
  const from = at + LOCAL_SIZE + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (from + size > view.byteLength) throw new ZipError(false)
  const packed = new Uint8Array(view.buffer as ArrayBuffer, from, size)
  if (method === STORED) {
    if (size > most) throw new ZipError(true)
    return packed
  }
  if (method !== DEFLATED) throw new ZipError(false)
  return inflate(packed, most)
}

/** What the archive says of the size isn't believed: what comes out is counted. */
async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ZipError(false)
    })
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel().catch(() => undefined)
      throw new ZipError(true)
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
