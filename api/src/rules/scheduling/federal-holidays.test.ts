import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { addDays } from '#rules/calendar/days.ts'
import { addBusinessDays, type BusinessCalendar, isBusinessDay, WEEKDAYS, weekdayOf } from './business-calendar.ts'
import { type DueRule, dueReason } from './due-rule.ts'
import { federalHolidays, generalBusinessDays, specificBusinessDays } from './federal-holidays.ts'

const YEARS = Array.from({ length: 30 }, (_, i) => 2021 + i)
const kept = new Holidays('US')
const days = YEARS.flatMap((year) => kept.getHolidays(year)).filter(({ type }) => type === 'public')

describe('federal holidays', () => {
  it('are those of a list that someone else keeps, for 30 years', () => {
    const byDate = days.filter(({ substitute }) => !substitute).map(({ date }) => date.slice(0, 10))
    expect(YEARS.flatMap((year) => federalHolidays(year).map(({ day }) => day)).toSorted()).toEqual(byDate.toSorted())
  })

  it('are eleven a year', () => {
    expect(federalHolidays(2026).map(({ day }) => day)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ])
  })
})

const account: BusinessCalendar = { weekdays: WEEKDAYS, holidays: new Set() }
const disclosure: DueRule = {
  anchor: 'closing',
  item: null,
  offset: -3,
  unit: 'reg_z_specific',
  business_up_to: null,
  roll: 'none',
  skip_holidays: true,
  time: null,
  rolled_time: null,
  source: '12 CFR 1026.19(f)(1)(ii)',
}

describe('specific business days of Regulation Z', () => {
  it.each([
    ['2026-11-27', '2026-11-23', 'over Thanksgiving'],
    ['2026-11-24', '2026-11-20', 'over a Saturday, which counts'],
    ['2026-12-01', '2026-11-27', 'the day after Thanksgiving counts'],
    ['2026-07-07', '2026-07-02', 'July 4 is a Saturday, July 3 counts though it is observed'],
  ])('closing on %s: disclosure received by %s, %s', (closing, received) => {
    expect(addBusinessDays(closing, -3, specificBusinessDays())).toBe(received)
  })

  it('the seventh after a Loan Estimate on Monday, June 1 is Tuesday, June 9', () => {
    expect(addBusinessDays('2026-06-01', 7, specificBusinessDays())).toBe('2026-06-09')
  })

  it('are named where a date is explained, with the holidays that were left out', () => {
    expect(dueReason(disclosure, { name: 'the closing', day: '2026-11-27' }, account)).toBe(
      '3 specific business days before the closing (Nov 27), skipping Nov 26',
    )
  })

  it('equal a walk day by day, for 30 years and in both directions', () => {
    const off = new Set(days.filter(({ substitute }) => !substitute).map(({ date }) => date.slice(0, 10)))
    const counts = (day: string) => weekdayOf(day) !== 6 && !off.has(day)
    const wrong: object[] = []
    for (let from = '2021-02-01'; from < '2050-11-01'; from = addDays(from, 1)) {
      for (const step of [-1, 1]) {
        let day = from
        for (let count = 1; count <= 7; count++) {
          do day = addDays(day, step)
          while (!counts(day))
          if (addBusinessDays(from, step * count, specificBusinessDays()) !== day) wrong.push({ from, step, count })
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('general business days of Regulation Z', () => {
  it('leave out weekends and the days on which holidays are observed', () => {
    const isOpen = (day: string) => isBusinessDay(day, generalBusinessDays())
    expect(['2026-07-02', '2026-07-03', '2026-07-04', '2026-07-06'].map(isOpen)).toEqual([true, false, false, true])
    // New Year's Day of 2028 is a Saturday.
    expect(['2027-12-30', '2027-12-31', '2028-01-03'].map(isOpen)).toEqual([true, false, true])
  })
})
