/** A square of an image. `zoom` ≥ 1 makes it smaller; `x` and `y` are its position within the rest, from 0 to 1. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const CENTERED: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const MAX_ZOOM = 4

interface Size {
  width: number
  height: number
}

/** The square in image pixels. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom
  return { left: x * (width - side), top: y * (height - side), side }
}

/** The crop after the image was dragged by `dx`, `dy` pixels in a crop area of `stage` pixels. */
export function dragged(size: Size, crop: Crop, dx: number, dy: number, stage: number): Crop {
  const { side } = squareOf(size, crop)
  const along = (position: number, distance: number, room: number) =>
    room <= 0 ? position : Math.min(1, Math.max(0, position - (distance * side) / stage / room))
  return { ...crop, x: along(crop.x, dx, size.width - side), y: along(crop.y, dy, size.height - side) }
}

/** Width and height of the uploaded image, in pixels. */
const OUTPUT = 512

/** A cropped image, and an object URL to show it. */
export interface CutImage {
  file: Blob
  preview: string
}

/** Crops a loaded image. Rejects if the browser cannot. */
export function cutSquare(image: HTMLImageElement, crop: Crop): Promise<CutImage> {
  const { left, top, side } = squareOf({ width: image.naturalWidth, height: image.naturalHeight }, crop)
  const canvas = Object.assign(document.createElement('canvas'), { width: OUTPUT, height: OUTPUT })
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, OUTPUT, OUTPUT)
  return new Promise((resolve, reject) => {
    // A browser that cannot write WebP writes PNG.
    canvas.toBlob(
      (file) =>
        file ? resolve({ file, preview: canvas.toDataURL() }) : reject(new Error('The browser gives no picture')),
      'image/webp',
      0.9,
    )
  })
}
