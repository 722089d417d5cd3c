import { describe, expect, it } from 'vitest'
import { anniversariesWithin, dayInYear, rangesInYear } from './anniversaries.ts'

const within = (day: string, from: string, to: string) =>
  anniversariesWithin(day, { from, to }).map(({ date, years }) => `${date} ${years}`)

describe('a day that comes again', () => {
  it('is found at both ends of a range, and across the end of a year', () => {
    expect(within('1985-11-25', '2026-11-25', '2026-11-25')).toEqual(['2026-11-25 41'])
    expect(within('1985-01-02', '2026-12-20', '2027-01-02')).toEqual(['2027-01-02 42'])
    expect(within('1985-11-26', '2026-11-25', '2026-11-25')).toEqual([])
  })

  it('comes twice in more than a year', () => {
    expect(within('1985-12-01', '2026-11-25', '2027-12-29')).toEqual(['2026-12-01 41', '2027-12-01 42'])
  })

  it('is February 28 where there is no 29th', () => {
    expect(within('1984-02-29', '2027-02-01', '2028-03-01')).toEqual(['2027-02-28 43', '2028-02-29 44'])
    expect(within('1984-02-29', '1900-02-01', '1900-03-01')).toEqual([])
  })

  it('does not come before it has been, nor on the day itself', () => {
    expect(within('2026-11-25', '2025-01-01', '2027-11-24')).toEqual([])
    expect(within('2026-11-25', '2026-11-25', '2027-11-25')).toEqual(['2027-11-25 1'])
  })
})

it('ranges in a year hold every day that comes again, for every range of days', () => {
  const days = ['1984-02-29', '1985-02-28', '1985-03-01', '1990-12-31', '1991-01-01', '1970-07-04']
  const starts = ['2026-11-25', '2027-02-27', '2028-02-27', '2026-01-01', '2026-12-31']
  const missed: unknown[] = []
  for (const from of starts)
    for (const length of [0, 1, 2, 40, 364, 365, 366, 399]) {
      const to = new Date(Date.parse(from) + length * 86_400_000).toISOString().slice(0, 10)
      const ranges = rangesInYear({ from, to })
      for (const day of days) {
        const isHeld = ranges.some(([first, last]) => first <= dayInYear(day) && dayInYear(day) <= last)
        if (within(day, from, to).length > 0 && !isHeld) missed.push([from, to, day])
      }
    }
  expect(missed).toEqual([])
})
