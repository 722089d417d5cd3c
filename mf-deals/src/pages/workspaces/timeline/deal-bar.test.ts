import { DealStatus } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { dealCard } from '#test/sample-deals.ts'
import { sampleEntry } from '#test/sample-entries.ts'
import { barOf, daysOfBars } from './deal-bar.ts'

const dated = (dates: object, status: DealStatus = DealStatus.UnderContract) => {
  const card = dealCard({ status })
  return { ...card, dates: { ...card.dates, ...dates } }
}
const milestone = (date: string) => sampleEntry('milestone', date, 'Inspection', { date })

describe('the bar of a deal', () => {
  it('runs from its acceptance to its closing', () => {
    const deal = dated({ listing: '2026-09-01', acceptance: '2026-11-03', closing: '2026-12-12' })
    expect(barOf(deal, [milestone('2026-10-01')])).toMatchObject({ from: '2026-11-03', to: '2026-12-12' })
  })

  it('starts with the first milestone, or the listing, before the acceptance', () => {
    const deal = dated({ listing: '2026-09-01', closing: '2026-12-12' })
    expect(barOf(deal, [milestone('2026-11-20'), milestone('2026-10-20')]).from).toBe('2026-10-20')
    expect(barOf(deal, []).from).toBe('2026-09-01')
    expect(barOf(dated({}), [])).toEqual({ from: null, to: null, marks: [] })
  })

  it('has no start after its end', () => {
    expect(barOf(dated({ closing: '2026-10-01' }), [milestone('2026-11-20')]).from).toBeNull()
  })

  it('ends with the actual close', () => {
    const dates = { closing: '2026-12-12', actual_close: '2026-12-14' }
    expect(barOf(dated(dates, DealStatus.Closed), []).to).toBe('2026-12-14')
    expect(barOf(dated(dates), []).to).toBe('2026-12-12')
  })

  it('marks key dates and dates of the deal, one mark per day', () => {
    const deal = dated({ acceptance: '2026-11-03', inspection: '2026-11-12', closing: '2026-12-12' })
    const entries = [
      sampleEntry('key_date', 'k1', 'Inspection reply', { late: true }),
      sampleEntry('key_date', 'k2', 'Earnest money', { date: '2026-11-06', progress: 'COMPLETE' }),
    ]
    const bar = barOf(deal, entries)
    expect(bar.marks).toEqual([
      { day: '2026-11-06', titles: ['Earnest money'], isDone: true, isLate: false },
      { day: '2026-11-12', titles: ['Inspection reply', 'Inspection'], isDone: false, isLate: true },
    ])
    expect(daysOfBars([bar])).toEqual(['2026-11-03', '2026-12-12', '2026-11-06', '2026-11-12'])
  })
})
