import { describe, expect, it } from 'vitest'
import { closingQuery, closingText, closingWords } from './closing-range.ts'
import { readFilters, toQuery, withFilter, withoutFilters } from './deal-filters.ts'

const address = (text: string) => new URLSearchParams(text)

describe('filters keyed by field name (SPEC.md §4)', () => {
  it('adds one, and replaces the one of the same field', () => {
    const added = withFilter(address('view=list'), 'representation', '1')
    expect(added.toString()).toBe('view=list&representation=1')
    expect(withFilter(added, 'representation', '1,3').get('representation')).toBe('1,3')
  })

  it('removes one by its key', () => {
    const params = withFilter(address('representation=1&q=maple'), 'representation', '')
    expect(readFilters(params)).toEqual({ q: 'maple' })
  })

  it('clears all and keeps the rest of the address', () => {
    const params = withoutFilters(address('workspace=w1&view=list&status=2&closing=next-45&q=maple'))
    expect(params.toString()).toBe('workspace=w1&view=list')
  })

  it('goes back to the first page', () => {
    expect(withFilter(address('page=3'), 'q', 'maple').has('page')).toBe(false)
  })
})

describe('the query of filters', () => {
  it('reads codes and leaves out what is none', () => {
    expect(toQuery({ representation: '3,1,99,x', risk: 'storm', status: 'x' })).toMatchObject({
      representation: [1, 3],
      risk: ['storm'],
      status: undefined,
    })
  })

  it('counts a relative closing from today', () => {
    expect(closingQuery('next-45', '2026-11-21')).toEqual({ closing_from: '2026-11-21', closing_to: '2027-01-05' })
  })

  it('reads ranges with an open end, and ignores nonsense', () => {
    expect(closingQuery('..2026-11-30')).toEqual({ closing_to: '2026-11-30' })
    expect(closingQuery('soon')).toEqual({})
    expect(closingText({ closing_from: '2026-11-01' })).toBe('2026-11-01..')
    expect(closingText({})).toBe('')
  })

  it('says a range in words', () => {
    expect(closingWords('next-45')).toBe('next 45 days')
    expect(closingWords('2024-01-02..2024-02-03')).toBe('Jan 2, 2024 – Feb 3, 2024')
  })
})
