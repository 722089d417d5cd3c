import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, formatDay, formatDue, formatInstant, formatLongDay } from './days.ts'

const now = '2026-11-20' // a Friday

describe('formatDay', () => {
  it.each([
    ['2026-11-19', 'Yesterday'],
    ['2026-11-20', 'Today'],
    ['2026-11-21', 'Tomorrow'],
    ['2026-11-22', 'Sun 22'],
    ['2026-11-26', 'Thu 26'],
    ['2026-11-27', 'Nov 27'],
    ['2026-11-14', 'Nov 14'],
    ['2027-11-07', 'Nov 7, 2027'],
    ['2025-12-31', 'Dec 31, 2025'],
  ])('says %s as %s', (day, words) => expect(formatDay(day, now)).toBe(words))
})

describe('formatDue', () => {
  it.each([
    ['2026-11-19', '1 day late'],
    ['2026-11-18', '2 days late'],
    ['2026-11-20', 'Today'],
    ['2026-12-12', 'Dec 12'],
  ])('says %s as %s', (day, words) => expect(formatDue(day, now)).toBe(words))
})

it('spells a day out, with the year only when it is another one', () => {
  expect(formatLongDay('2026-12-12', now)).toBe('Saturday, December 12')
  expect(formatLongDay('2027-01-09', now)).toBe('Saturday, January 9, 2027')
})

it('counts calendar days across a change of clocks and a leap day', () => {
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2)
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
})

it('tells an instant by the clock of a time zone, or of the browser', () => {
  expect(formatInstant('2024-11-21T02:30:00Z', 'America/New_York')).toBe('Nov 20, 2024 21:30')
  expect(formatInstant('2024-07-01T04:05:00Z', 'Asia/Tokyo')).toBe('Jul 1, 2024 13:05')
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(formatInstant('2024-11-21T02:30:00Z')).toBe(formatInstant('2024-11-21T02:30:00Z', here))
})
