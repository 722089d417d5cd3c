import { describe, expect, it } from 'vitest'
import { keyOf } from './field-keys.ts'

describe('keys made from names', () => {
  it.each([
    ['Budget', 'budget'],
    ['Budget (max.)', 'budget_max'],
    ['Préférence d’école', 'preference_d_ecole'],
    ['2nd choice', 'nd_choice'],
    ['预算', 'field'],
    [`${'long '.repeat(12)}name`, 'long_long_long_long_long_long_long_long'],
  ])('%s is %s', (name, key) => {
    expect(keyOf(name, new Set(), 'field')).toBe(key)
  })

  it('a key that is taken gets a number', () => {
    expect(keyOf('Budget', new Set(['budget', 'budget_2']), 'field')).toBe('budget_3')
    expect(keyOf('x'.repeat(60), new Set(['x'.repeat(40)]), 'field')).toBe(`${'x'.repeat(38)}_2`)
  })
})
