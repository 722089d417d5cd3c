import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, lastDayOf, monthsBetween, todayIn } from './days.ts'

describe('todayIn', () => {
  const evening = new Date('2026-03-01T03:30:00Z')
  it.each([
    ['UTC', '2026-03-01'],
    ['America/New_York', '2026-02-28'],
    ['Pacific/Auckland', '2026-03-01'],
    ['Pacific/Honolulu', '2026-02-28'],
  ])('reads the day in %s', (zone, day) => {
    expect(todayIn(zone, evening)).toBe(day)
  })
})

describe('days and months', () => {
  it('count across months, years, leap days and daylight saving changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31)
    expect(daysBetween('2026-04-01', '2026-03-01')).toBe(-31)
  })

  it('know the ends of months', () => {
    expect(lastDayOf('2026-02')).toBe('2026-02-28')
    expect(lastDayOf('2026-12')).toBe('2026-12-31')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(monthsBetween('2026-02', '2026-01')).toEqual([])
  })
})
