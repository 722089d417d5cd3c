/** Decodes the text of a file. */

const UTF16_LE = [0xff, 0xfe]
const UTF16_BE = [0xfe, 0xff]

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte)

/** How much is looked at for an encoding that isn't marked. */
const SAMPLE = 400

/** UTF-16 without a mark: every other byte of Latin text is zero. */
function unmarked(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = (from: number) => sample.filter((byte, i) => i % 2 === from && byte === 0).length
  const [even, odd] = [zeros(0), zeros(1)]
  const most = sample.length / 4
  return odd > most && even === 0 ? 'utf-16le' : even > most && odd === 0 ? 'utf-16be' : null
}

/** The text: UTF-8 or UTF-16, with or without a byte order mark, else the encoding of spreadsheets on Windows. */
export function decodeText(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer)
  const wide = startsWith(bytes, UTF16_LE) ? 'utf-16le' : startsWith(bytes, UTF16_BE) ? 'utf-16be' : unmarked(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
