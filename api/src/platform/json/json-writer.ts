/**
 * JSON text while it is written: bytes in a buffer that is used again and again. Putting a text together from strings
 * takes about twice as long (bench/RESULTS.md, `bench api`).
 */

const QUOTE = 0x22
const BACKSLASH = 0x5c
const FIRST_PRINTABLE = 0x20
const AFTER_ASCII = 0x80
const ZERO = 0x30
const HEX = Buffer.from('0123456789abcdef')

/** The buffer of a document that is longer than this is not kept for the next one. */
const MOST_KEPT_BYTES = 256 * 1024

export class JsonWriter {
  private at = 0
  private bytes = Buffer.allocUnsafeSlow(MOST_KEPT_BYTES)

  /** What `write` writes. It may call this itself. */
  text(write: () => void): string {
    const start = this.at
    try {
      write()
      return this.bytes.toString('utf8', start, this.at)
    } finally {
      this.backTo(start)
    }
  }

  /** The same as bytes. A long text that is sent as bytes takes no memory of the heap. */
  copied(write: () => void): Buffer {
    const start = this.at
    try {
      write()
      return Buffer.from(this.bytes.subarray(start, this.at))
    } finally {
      this.backTo(start)
    }
  }

  byte(code: number): void {
    this.reserve(1)
    this.bytes[this.at++] = code
  }

  /** Short texts: copying them byte by byte is faster than a call of `set()`. */
  copy(from: Uint8Array): void {
    this.reserve(from.length)
    const { bytes, at } = this
    for (let i = 0; i < from.length; i++) bytes[at + i] = from[i] ?? 0
    this.at = at + from.length
  }

  /** JSON text, of any characters. */
  json(text: string): void {
    this.reserve(text.length * 3)
    this.at += this.bytes.write(text, this.at)
  }

  /** A string of UTF-8 bytes. Most have nothing to escape and are copied; JSON.stringify writes the others. */
  string(from: Buffer, start: number, end: number): void {
    this.reserve(end - start + 2)
    const { bytes } = this
    let { at } = this
    bytes[at++] = QUOTE
    for (let i = start; i < end; i++) {
      const code = from[i] ?? 0
      if (code < FIRST_PRINTABLE || code >= AFTER_ASCII || code === QUOTE || code === BACKSLASH)
        return this.json(JSON.stringify(from.toString('utf8', start, end)))
      bytes[at++] = code
    }
    bytes[at++] = QUOTE
    this.at = at
  }

  objectId(from: Buffer, start: number): void {
    this.reserve(26)
    const { bytes } = this
    let { at } = this
    bytes[at++] = QUOTE
    for (let i = start; i < start + 12; i++) {
      const byte = from[i] ?? 0
      bytes[at++] = HEX[byte >> 4] ?? 0
      bytes[at++] = HEX[byte & 15] ?? 0
    }
    bytes[at++] = QUOTE
    this.at = at
  }

  /** An integer of 32 bits, digit by digit from its end. */
  integer(value: number): void {
    if (value < 0) return this.ascii(String(value))
    let length = 1
    for (let rest = value; rest >= 10; rest = (rest / 10) | 0) length++
    this.reserve(length)
    const { bytes, at } = this
    let rest = value
    for (let i = at + length - 1; i >= at; i--) {
      bytes[i] = ZERO + (rest % 10)
      rest = (rest / 10) | 0
    }
    this.at = at + length
  }

  /** Other numbers, and dates: a short text of ASCII characters. */
  ascii(text: string): void {
    this.reserve(text.length)
    const { bytes, at } = this
    for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i)
    this.at = at + text.length
  }

  private backTo(start: number): void {
    this.at = start
    if (start === 0 && this.bytes.length > MOST_KEPT_BYTES) this.bytes = Buffer.allocUnsafeSlow(MOST_KEPT_BYTES)
  }

  private reserve(count: number): void {
    const { bytes, at } = this
    if (at + count <= bytes.length) return
    this.bytes = Buffer.allocUnsafeSlow(Math.max(bytes.length * 2, at + count))
    bytes.copy(this.bytes, 0, 0, at)
  }
}
