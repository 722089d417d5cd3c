/** The Range header (RFC 9110, section 14), for a single range of bytes. */

export type ByteRange = { start: number; end: number }

/**
 * The part of `size` bytes that the header asks for, `end` excluded. Null if everything is to be sent: without a
 * header, or if it is not a single range of bytes.
 */
export function readRange(header: string, size: number): ByteRange | 'outside' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? []
  if (from === undefined || to === undefined || from + to === '') return null
  // `bytes=-500` means the last 500.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size : Math.min(size, Number(to) + 1)
  if (to !== '' && from !== '' && Number(to) < Number(from)) return null
  return start >= end ? 'outside' : { start, end }
}
