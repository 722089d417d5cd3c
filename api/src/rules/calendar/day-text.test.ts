import { expect, it } from 'vitest'
import { dayText, timeText } from './day-text.ts'

it('days are formatted for people, with the year if it differs', () => {
  expect(dayText('2026-11-21', '2026-01-01')).toBe('Nov 21')
  expect(dayText('2027-11-07', '2026-01-01')).toBe('Nov 7, 2027')
})

it('times of day are formatted for people', () => {
  expect(timeText('17:00')).toBe('5:00 PM')
  expect(timeText('00:30')).toBe('12:30 AM')
})
