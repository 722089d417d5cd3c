import { expect, it } from 'vitest'
import { CENTERED, dragged, squareOf } from './crop.ts'

const wide = { width: 800, height: 400 }

it('starts with the largest centered square', () => {
  expect(squareOf(wide, CENTERED)).toEqual({ left: 200, top: 0, side: 400 })
})

it('zooms into the center', () => {
  expect(squareOf(wide, { ...CENTERED, zoom: 2 })).toEqual({ left: 300, top: 100, side: 200 })
})

it('follows the pointer: dragging to the right shows more of the left', () => {
  // 100 of 200 pixels of the crop area are half a side, 200 image pixels.
  expect(squareOf(wide, dragged(wide, CENTERED, 100, 50, 200))).toEqual({ left: 0, top: 0, side: 400 })
})

it('never leaves the image', () => {
  const far = dragged(wide, { ...CENTERED, zoom: 2 }, -10_000, 10_000, 200)
  expect(squareOf(wide, far)).toEqual({ left: 600, top: 0, side: 200 })
})
