import { expect, it } from 'vitest'
import { keyDates, keysDay } from './key-dates.ts'

it('shows a client one closing: the planned day, then the day it happened', () => {
  const dates = { acceptance: '2026-11-20', closing: '2027-01-08', listing_expiration: '2027-03-01' }
  const shown = (days: object) => keyDates({ ...dates, ...days }).map(({ title, date }) => [title, date])
  expect(shown({})).toEqual([
    ['Acceptance', '2026-11-20'],
    ['Closing', '2027-01-08'],
  ])
  expect(shown({ actual_close: '2026-12-30' })).toEqual([
    ['Acceptance', '2026-11-20'],
    ['Closing', '2026-12-30'],
  ])
})

it.each([
  ['the closing, unless said otherwise', { closing: '2027-01-08' }, true, '2027-01-08'],
  ['the day that it closed', { closing: '2027-01-08', actual_close: '2027-01-06' }, true, '2027-01-06'],
  ['the possession', { closing: '2027-01-08', possession: '2027-01-15' }, true, '2027-01-15'],
  ['not said if key dates aren’t shown', { closing: '2027-01-08', possession: '2027-01-15' }, false, null],
  [
    'the closing if it’s the same, whatever is shown',
    { closing: '2027-01-08', possession: '2027-01-08' },
    false,
    '2027-01-08',
  ],
  ['not known without a date', {}, true, null],
])('says when the keys come: %s', (_, dates, isShown, day) => {
  expect(keysDay(dates, isShown)).toBe(day)
})
