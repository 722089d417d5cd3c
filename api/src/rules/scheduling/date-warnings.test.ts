import { expect, it } from 'vitest'
import { WEEKDAYS } from './business-calendar.ts'
import { closedTooEarly, dateWarnings } from './date-warnings.ts'

const calendar = { weekdays: WEEKDAYS, holidays: new Set(['2026-12-25']) }
const texts = (dates: object) => dateWarnings(dates, calendar).map(({ text }) => text)

it.each([
  [{ closing: '2026-12-18' }, []],
  [{ closing: '2026-12-19' }, ['Closing is on a Saturday, Dec 19']],
  [{ closing: '2026-12-20' }, ['Closing is on a Sunday, Dec 20']],
  [{ closing: '2026-12-25' }, ['Closing is on a holiday, Dec 25']],
  // It has closed, so the planned day no longer matters.
  [{ closing: '2026-12-19', actual_close: '2026-12-18' }, []],
  [{ acceptance: '2026-12-14', closing: '2026-12-11' }, ['Closing (Dec 11) is before the acceptance (Dec 14)']],
  [{ acceptance: '2027-01-04', title: '2026-12-30' }, ['Title (Dec 30, 2026) is before the acceptance (Jan 4, 2027)']],
  [{ closing: '2026-12-18', walkthrough: '2026-12-21' }, ['Closing (Dec 18) is before the walkthrough (Dec 21)']],
  [{ offer: '2026-12-03', acceptance: '2026-12-02' }, ['Acceptance (Dec 2) is before the offer (Dec 3)']],
  [{ acceptance: '2026-12-14', closing: '2026-12-14', inspection: '2026-12-14' }, []],
])('of %j warns %j', (dates, expected) => {
  expect(texts(dates)).toEqual(expected)
})

it('gives a date one warning', () => {
  expect(texts({ acceptance: '2026-12-21', walkthrough: '2026-12-22', closing: '2026-12-19' })).toEqual([
    'Closing is on a Saturday, Dec 19',
  ])
})

it.each([
  [{ acceptance: '2026-10-05', actual_close: '2019-03-01' }, 'is Mar 1, 2019, before the acceptance on Oct 5, 2026'],
  [{ acceptance: '2026-10-05', actual_close: '2026-10-05' }, null],
  [{ actual_close: '2019-03-01' }, null],
  [{ acceptance: '2026-10-05', actual_close: null }, null],
])('a deal with %j closed too early: %s', (dates, expected) => {
  expect(closedTooEarly(dates)).toBe(expected)
})
