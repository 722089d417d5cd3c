import { expect, it } from 'vitest'
import { keyDates } from './key-dates.ts'

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
