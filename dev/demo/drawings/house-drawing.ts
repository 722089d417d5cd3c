/** A picture of a house as a PNG (PNG specification, third edition), drawn pixel by pixel. */
import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 800
const HEIGHT = 600

type Color = readonly [number, number, number]

/** The shapes of the picture, from front to back. */
function colorAt(x: number, y: number): Color {
  const within = (left: number, top: number, right: number, bottom: number) =>
    x >= left && x < right && y >= top && y < bottom
  if (within(380, 380, 450, 500)) return [29, 92, 69]
  if (within(250, 330, 330, 410) || within(500, 330, 580, 410)) return [203, 227, 245]
  if (within(240, 320, 340, 420) || within(490, 320, 590, 420)) return [255, 253, 249]
  if (within(210, 270, 620, 500)) return [235, 224, 202]
  if (y >= 130 && y < 270 && Math.abs(x - 415) < (y - 130) * 1.8) return [120, 72, 58]
  if (within(530, 130, 570, 220)) return [140, 92, 78]
  if (y >= 480 + Math.sin(x / 90) * 6) return [116, 158, 92]
  if ((x - 680) ** 2 + (y - 120) ** 2 < 45 ** 2) return [248, 229, 140]
  const low = y / HEIGHT
  return [Math.round(168 + 80 * low), Math.round(205 + 40 * low), Math.round(235 + 8 * low)]
}

/** A picture of a house, as a PNG. */
export function houseDrawing(): Buffer {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3))
  let at = 0
  for (let y = 0; y < HEIGHT; y++) {
    rows[at++] = 0
    for (let x = 0; x < WIDTH; x++) for (const part of colorAt(x, y)) rows[at++] = part
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(WIDTH, 0)
  head.writeUInt32BE(HEIGHT, 4)
  // Eight bits each for red, green and blue.
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
