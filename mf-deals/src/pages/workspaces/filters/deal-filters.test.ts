import { Representation, RiskLevel } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { daysText, daysLabel, readDays } from './ranges/day-range.ts'
import { pricesLabel, readPrices } from './ranges/price-range.ts'
import { readFilters, toQuery, withFilter, withoutFilters } from './deal-filters.ts'

const NOW = '2026-11-21'
const address = (text: string) => new URLSearchParams(text)

describe('filters keyed by field name', () => {
  it('adds one and replaces the one of the same field', () => {
    const added = withFilter(address('view=list'), 'representation', '1')
    expect(added.toString()).toBe('view=list&representation=1')
    expect(withFilter(added, 'representation', '1,3').get('representation')).toBe('1,3')
  })

  it('removes one by its key', () => {
    const params = withFilter(address('representation=1&q=maple'), 'representation', '')
    expect(readFilters(params)).toEqual({ q: 'maple' })
  })

  it('clears all and keeps the rest of the URL', () => {
    const params = withoutFilters(address('workspace=w1&view=list&status=2&closing=next-45&q=maple'))
    expect(params.toString()).toBe('workspace=w1&view=list')
  })

  it('goes back to the first page', () => {
    expect(withFilter(address('page=3'), 'q', 'maple').has('page')).toBe(false)
  })
})

describe('the query of filters', () => {
  it('parses codes and skips unknown ones', () => {
    expect(toQuery({ representation: '3,1,99,x', risk: 'storm', status: 'x' }, NOW)).toStrictEqual({
      representation: [Representation.Buyer, Representation.Dual],
      risk: [RiskLevel.storm],
    })
  })

  it('computes relative ranges from today', () => {
    expect(readDays('next-45', NOW)).toEqual({ from: '2026-11-21', to: '2027-01-05' })
    expect(readDays('past-7', NOW)).toEqual({ from: '2026-11-14', to: '2026-11-21' })
  })

  it('parses ranges with an open end and ignores nonsense', () => {
    expect(readDays('..2026-11-30', NOW)).toEqual({ to: '2026-11-30' })
    expect(readDays('soon', NOW)).toEqual({})
    expect(readDays('2026-11-30..2026-11-01', NOW)).toEqual({})
    expect(readPrices('500..100')).toEqual({})
    expect(daysText({ from: '2026-11-01' })).toBe('2026-11-01..')
    expect(daysText({})).toBe('')
  })

  it('labels a range of days', () => {
    expect(daysLabel('next-45', NOW)).toBe('next 45 days')
    expect(daysLabel('2024-01-02..2024-02-03', NOW)).toBe('Jan 2, 2024 – Feb 3, 2024')
    expect(daysLabel(`..${NOW}`, NOW)).toBe('until today')
  })

  it('sends ranges, places and overdue, and never what the API would refuse', () => {
    const filters = {
      price: '30000000..',
      city: 'Avon, Hartford,',
      overdue: 'true',
      'dates.acceptance': '2026-11-01..',
    }
    expect(toQuery(filters, NOW)).toMatchObject({
      price: '30000000..',
      city: ['Avon', 'Hartford'],
      overdue: true,
      'dates.acceptance': '2026-11-01..',
    })
    const nonsense = toQuery({ price: 'cheap', overdue: 'maybe', next_date: 'soon', zip: ' , ' }, NOW)
    expect(nonsense).toStrictEqual({})
  })

  it('labels a range of prices', () => {
    expect(pricesLabel('30000000..50000000')).toBe('$300k – $500k')
    expect(pricesLabel('..50000000')).toBe('up to $500k')
  })
})
