import { ReportPeriod } from 'openapi/codes'
import { describe, expect, it } from 'vitest'
import { addDays } from '#rules/calendar/days.ts'
import { aYearBefore, periodSpans, wholeMonths } from './periods.ts'

describe('the span of a period', () => {
  it.each([
    [ReportPeriod.Past30Days, { from: '2026-10-23', to: '2026-11-21' }, null],
    [ReportPeriod.YearToDate, { from: '2026-01-01', to: '2026-11-21' }, null],
    [ReportPeriod.YearOverYear, { from: '2026-01-01', to: '2026-11-21' }, { from: '2025-01-01', to: '2025-11-21' }],
    [ReportPeriod.AllTime, null, null],
  ])('%d as of 2026-11-21', (period, span, previous) => {
    expect(periodSpans(period, '2026-11-21')).toEqual({ span, previous })
  })

  it('compares a leap day with the last of February', () => {
    expect(aYearBefore('2028-02-29')).toBe('2027-02-28')
    expect(aYearBefore('2027-02-28')).toBe('2026-02-28')
  })
})

describe('whole months of a span', () => {
  it.each([
    ['2026-01-01', '2026-11-21', { from: '2026-01', to: '2026-10' }, [{ from: '2026-11-01', to: '2026-11-21' }]],
    ['2026-01-01', '2026-11-30', { from: '2026-01', to: '2026-11' }, []],
    ['2026-10-23', '2026-11-21', null, [{ from: '2026-10-23', to: '2026-11-21' }]],
    ['2026-02-05', '2026-02-09', null, [{ from: '2026-02-05', to: '2026-02-09' }]],
    [
      '2026-01-31',
      '2026-03-01',
      { from: '2026-02', to: '2026-02' },
      [
        { from: '2026-01-31', to: '2026-01-31' },
        { from: '2026-03-01', to: '2026-03-01' },
      ],
    ],
  ])('%s to %s', (from, to, months, rest) => {
    expect(wholeMonths({ from, to })).toEqual({ months, rest })
  })

  it('and the rest hold each day of any span once', () => {
    for (let start = 0; start < 70; start += 3) {
      for (let length = 0; length < 100; length += 7) {
        const span = { from: addDays('2027-12-15', start), to: addDays('2027-12-15', start + length) }
        const { months, rest } = wholeMonths(span)
        for (let day = addDays(span.from, -3); day <= addDays(span.to, 3); day = addDays(day, 1)) {
          const inMonths = months !== null && day.slice(0, 7) >= months.from && day.slice(0, 7) <= months.to
          const times = Number(inMonths) + rest.filter(({ from, to }) => day >= from && day <= to).length
          expect(times).toBe(day >= span.from && day <= span.to ? 1 : 0)
        }
      }
    }
  })
})
