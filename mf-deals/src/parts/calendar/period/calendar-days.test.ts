import { describe, expect, it } from 'vitest'
import { periodName, rangeOf, stepFrom, weeksOf } from './calendar-days.ts'

describe('the days of a view', () => {
  it('are whole weeks from Sunday for a month', () => {
    expect(rangeOf('month', '2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-12-05' })
    expect(weeksOf(rangeOf('month', '2026-11-21')).map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
  })

  it('are Sunday to Saturday for a week', () => {
    expect(rangeOf('week', '2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  })

  it('are the next 30 for the list, also in a leap year', () => {
    expect(rangeOf('list', '2028-02-10')).toEqual({ from: '2028-02-10', to: '2028-03-10' })
  })
})

describe('stepping', () => {
  it('moves by months without skipping a short one', () => {
    expect(stepFrom('month', '2027-01-31', 1)).toBe('2027-02-01')
    expect(stepFrom('month', '2027-01-31', -1)).toBe('2026-12-01')
  })

  it('moves by weeks or by the length of the list, across daylight saving time', () => {
    expect(stepFrom('week', '2026-10-28', 1)).toBe('2026-11-04')
    expect(stepFrom('list', '2026-10-28', 1)).toBe('2026-11-27')
  })
})

describe('the name of a period', () => {
  it('is a month, or a week in one or two months', () => {
    expect(periodName('month', '2026-11-21')).toBe('November 2026')
    expect(periodName('week', '2026-11-21')).toBe('Nov 15 – 21, 2026')
    expect(periodName('week', '2026-11-30')).toBe('Nov 29 – Dec 5, 2026')
  })
})
