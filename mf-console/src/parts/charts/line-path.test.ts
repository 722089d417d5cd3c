import { expect, test } from 'vitest'
import { areaPath, linePath, topOf } from './line-path.ts'

test('a line goes from the left to the right, and is higher for more', () => {
  expect(linePath([0, 5, 10], 10)).toBe('M0 40 L50 20 L100 0')
  expect(areaPath([0, 10], 10)).toBe('M0 40 L0 40 L100 0 L100 40 Z')
})

test.each([
  [0, 10, 10],
  [7, 1, 10],
  [3, 5, 5],
  [1200, 10, 2000],
])('the scale for %d, at least %d, ends at %d', (highest, least, top) => {
  expect(topOf(highest, least)).toBeCloseTo(top)
})
