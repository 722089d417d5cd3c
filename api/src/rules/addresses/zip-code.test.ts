import { expect, it } from 'vitest'
import { zipFault } from './zip-code.ts'

it.each(['', '06103', '06103-1411', '061031411', 'SW1A 1AA', 'K1A 0B1'])('“%s” can be a ZIP code', (text) =>
  expect(zipFault(text)).toBeNull(),
)

it.each(['787', '7870', '787041', '06103-14', '-'])('“%s” can’t', (text) =>
  expect(zipFault(text)).toMatch(/^must have five digits/),
)
