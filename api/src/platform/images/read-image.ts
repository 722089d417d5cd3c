/** Re-encodes uploaded images: profile images, and previews of photos. */
import { invalid } from '#platform/http/errors.ts'
import type { Upload } from '#platform/http/multipart.ts'
import { mediaKind, type MediaKind } from '#platform/records/media-kinds.ts'

const SIDE = 512
const MAX_PIXELS = 40_000_000
const SHOWN_SIDE = 1600
const THUMBNAIL_SIDE = 96
/** Phone cameras have 48 megapixels. */
const MAX_SHOWN_PIXELS = 50_000_000

let turn: Promise<unknown> = Promise.resolve()

const libvips = () => import('./libvips.ts')

const KINDS: readonly (MediaKind | null)[] = ['png', 'jpeg', 'webp', 'avif']

/**
 * The center of the image, rotated upright, as 512 × 512 WebP without metadata.
 * @throws 400 naming the part, for a file that is not an image of a known kind, is broken, or has more than 40
 *   megapixels
 */
export async function readImage({ field, bytes }: Upload): Promise<Buffer> {
  if (!KINDS.includes(mediaKind(bytes))) throw invalid(field, 'must be a PNG, JPEG, WebP or AVIF image')
  const { sharp } = await libvips()
  return readable(field, MAX_PIXELS, () =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer(),
  )
}

/** The preview and thumbnail of a photo, as WebP. */
export type ShownImage = { preview: Buffer; thumbnail: Buffer }

/**
 * Re-encodes the image upright, for a screen and for a list. One at a time, since memory use grows with the pixels.
 * @throws 400 naming the part, for a file that is broken or has more than 50 megapixels
 */
export async function showImage({ field, bytes }: Upload): Promise<ShownImage> {
  const { sharp } = await libvips()
  const shown = turn.then(() =>
    readable(field, MAX_SHOWN_PIXELS, async () => {
      // Camera files often cause warnings, which are ignored. Truncated or undecodable files are refused.
      const preview = await sharp(bytes, { limitInputPixels: MAX_SHOWN_PIXELS, failOn: 'error', pages: 1 })
        .autoOrient()
        .resize(SHOWN_SIDE, SHOWN_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer()
      const thumbnail = await sharp(preview).resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE).webp({ quality: 75 }).toBuffer()
      return { preview, thumbnail }
    }),
  )
  turn = shown.catch(() => undefined)
  return shown
}

async function readable<T>(field: string, maxPixels: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
    throw invalid(
      field,
      isTooLarge ? `must be ${maxPixels / 1_000_000} megapixels or less` : 'can’t be read as an image',
    )
  }
}
