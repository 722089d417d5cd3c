import { expect, it } from 'vitest'
import { money, roundMoney } from './money-text.ts'

it('shows cents only where there are some', () => {
  expect(money(187_500, 'USD')).toBe('$1,875')
  expect(money(187_550, 'USD')).toBe('$1,875.50')
  expect(money(-187_505, 'CAD')).toBe('-CA$1,875.05')
})

it('shows a price to the whole dollar', () => {
  expect(roundMoney(187_550, 'USD')).toBe('$1,876')
  expect(roundMoney(45_000_000, 'USD')).toBe('$450,000')
})
