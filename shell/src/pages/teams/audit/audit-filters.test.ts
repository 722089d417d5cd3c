import { expect, it } from 'vitest'
import { isFiltered, queryOf, readFilters, writeFilters } from './audit-filters.ts'

it('are the same after a round trip through the URL', () => {
  const filters = readFilters(new URLSearchParams('view=audit&actor=a1&entity=deal&op=update&from=2026-11-01'))
  expect(readFilters(writeFilters(filters))).toEqual(filters)
  expect(queryOf(filters)).toEqual({ actor: 'a1', entity: ['deal'], op: 'update', from: '2026-11-01' })
  expect(isFiltered(filters)).toBe(true)
})

it('drop values that the API does not know', () => {
  const filters = readFilters(new URLSearchParams('view=audit&entity=nonsense'))
  expect(queryOf(filters)).toEqual({})
  expect(isFiltered(filters)).toBe(false)
})

it('ask for no last day before the first, and keep it for its field', () => {
  const filters = readFilters(new URLSearchParams('view=audit&from=2026-11-02&to=2026-11-01'))
  expect(filters.to).toBe('2026-11-01')
  expect(queryOf(filters)).toEqual({ from: '2026-11-02' })
  expect(queryOf({ ...filters, to: '2026-11-02' })).toEqual({ from: '2026-11-02', to: '2026-11-02' })
})
