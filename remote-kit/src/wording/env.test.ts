import { afterEach, expect, test, vi } from 'vitest'
import { hasColors } from './env.ts'

afterEach(() => vi.unstubAllEnvs())

test.each<[isColored: boolean, isTTY: boolean | undefined, setting: string | undefined]>([
  [true, true, undefined],
  [true, true, ''],
  [false, true, '1'],
  [false, true, 'false'],
  [false, false, undefined],
  [false, undefined, undefined],
])('colors: %j in a terminal: %j with NO_COLOR=%j', (isColored, isTTY, setting) => {
  vi.stubEnv('NO_COLOR', setting)
  expect(hasColors(isTTY === undefined ? {} : { isTTY })).toBe(isColored)
})
