/** Makes a profile image of an uploaded file. */
import sharp from 'sharp'
import { invalid } from '../http/errors.ts'
import type { Upload } from '../http/multipart.ts'

const SIDE = 512
const MAX_PIXELS = 40_000_000

// Of all that libvips can open, only what a profile image may be: no SVG, no PDF, no TIFF, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})
sharp.cache(false)
sharp.concurrency(1)

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text

/** By their first bytes: PNG, JPEG, WebP, AVIF. */
const KINDS: ((bytes: Buffer) => boolean)[] = [
  (bytes) => startsWith(bytes, '\u0089PNG\r\n\u001A\n'),
  (bytes) => startsWith(bytes, '\u00FF\u00D8\u00FF'),
  (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  (bytes) => startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4),
]

/**
 * The upright middle of the image as 512 × 512 WebP, without anything that the file says besides.
 * @throws 400, naming the part, for a file that is no image of a known kind, is broken, or has more than 40 megapixels
 */
export async function readImage({ field, bytes }: Upload): Promise<Buffer> {
  if (!KINDS.some((isKind) => isKind(bytes))) throw invalid(field, 'must be a PNG, JPEG, WebP or AVIF image')
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
    throw invalid(field, isTooLarge ? 'may have 40 megapixels at most' : 'cannot be read as an image')
  }
}
