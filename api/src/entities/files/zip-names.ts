/** The entry names in a ZIP's central directory (APPNOTE.TXT 6.3.10, 4.3.12 and 4.3.16). Pure; nothing is unpacked. */

const END_OF_TABLE = Buffer.from('PK\u0005\u0006', 'latin1')
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46

/**
 * The names, from the last bytes of the archive. Null if these are no valid end, or do not contain the whole directory.
 */
export function zipNames(tail: Buffer): string[] | null {
  const end = tail.lastIndexOf(END_OF_TABLE)
  if (end < 0 || end + END_BYTES > tail.length) return null
  const count = tail.readUInt16LE(end + 10)
  const names: string[] = []
  let at = end - tail.readUInt32LE(end + 12)
  while (names.length < count) {
    if (at < 0 || at + ENTRY_BYTES > end || tail.readUInt32LE(at) !== ENTRY) return null
    const nameBytes = tail.readUInt16LE(at + 28)
    names.push(tail.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes))
    at += ENTRY_BYTES + nameBytes + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32)
  }
  return names
}
