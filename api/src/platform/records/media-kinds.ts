/** Detects the type of a file from its first bytes. Its name and the sender's Content-Type do not count. Pure. */

export type MediaKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'heic' | 'pdf' | 'zip'

/** The number of first bytes needed to distinguish all types. */
export const TELLING_BYTES = 12

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text
const isBrand = (bytes: Buffer, ...brands: string[]) => brands.some((brand) => startsWith(bytes, `ftyp${brand}`, 4))

const SIGNATURES: { readonly [kind in MediaKind]: (bytes: Buffer) => boolean } = {
  png: (bytes) => startsWith(bytes, '\u0089PNG\r\n\u001A\n'),
  jpeg: (bytes) => startsWith(bytes, '\u00FF\u00D8\u00FF'),
  webp: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  avif: (bytes) => isBrand(bytes, 'avif', 'avis'),
  heic: (bytes) => isBrand(bytes, 'heic', 'heix', 'heim', 'heis'),
  pdf: (bytes) => startsWith(bytes, '%PDF-'),
  zip: (bytes) => startsWith(bytes, 'PK\u0003\u0004'),
}

/** The type according to the first bytes; null if unknown. */
export function mediaKind(bytes: Buffer): MediaKind | null {
  const kinds = Object.keys(SIGNATURES) as MediaKind[]
  return kinds.find((kind) => SIGNATURES[kind](bytes)) ?? null
}
