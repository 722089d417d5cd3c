import { describe, expect, it } from 'vitest'
import { apportion } from './apportion.ts'

describe('apportion', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [5000, 3333, 1667], [50, 33, 17]],
    [1, [1, 9999], [0, 1]],
    [0, [5000, 5000], [0, 0]],
    [-100, [1, 2], [-33, -67]],
    [100, [0, 10000], [0, 100]],
    [100, [0, 0], [0, 0]],
    [100, [], []],
  ])('gives %d by %j as %j', (amount, weights, parts) => {
    expect(apportion(amount, weights)).toEqual(parts)
  })

  it('keeps every cent, however large the amount', () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let round = 0; round < 2000; round++) {
      const amount = random(2_000_000_000) * (round % 2 ? 50_000 : 1) - random(1000)
      const weights = Array.from({ length: 1 + random(6) }, () => 1 + random(10_000))
      const parts = apportion(amount, weights)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
    }
  })
})
