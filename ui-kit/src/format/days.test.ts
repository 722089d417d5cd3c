import { describe, expect, it } from 'vitest'
import {
  addDays,
  daysBetween,
  formatAgo,
  formatAgoWithin,
  formatDay,
  formatDue,
  formatInstant,
  formatLongDay,
  formatYearlyDay,
  instantAt,
  onDay,
} from './days.ts'

const now = '2026-11-20' // a Friday

describe('formatDay', () => {
  it.each([
    ['2026-11-19', 'Yesterday'],
    ['2026-11-20', 'Today'],
    ['2026-11-21', 'Tomorrow'],
    ['2026-11-22', 'Sun, Nov 22'],
    ['2026-11-26', 'Thu, Nov 26'],
    ['2026-11-27', 'Nov 27'],
    ['2026-11-14', 'Nov 14'],
    ['2027-11-07', 'Nov 7, 2027'],
    ['2025-12-31', 'Dec 31, 2025'],
  ])('formats %s as %s', (day, words) => expect(formatDay(day, now)).toBe(words))
})

describe('formatDue', () => {
  it.each([
    ['2026-11-19', '1 day late'],
    ['2026-11-18', '2 days late'],
    ['2026-11-20', 'Today'],
    ['2026-12-12', 'Dec 12'],
  ])('formats %s as %s', (day, words) => expect(formatDue(day, now)).toBe(words))
})

it('writes a day in full, with the year only if it is another one', () => {
  expect(formatLongDay('2026-12-12', now)).toBe('Saturday, December 12')
  expect(formatLongDay('2027-01-09', now)).toBe('Saturday, January 9, 2027')
})

it('says a day of every year without its year, as that of a leap year', () => {
  expect(formatYearlyDay('1985-11-07')).toBe('Nov 7')
  expect(formatYearlyDay('1988-02-29')).toBe('Feb 29')
})

it('counts calendar days across a daylight saving change and a leap day', () => {
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2)
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
})

it('formats an instant in a time zone', () => {
  expect(formatInstant('2024-11-21T02:30:00Z', 'America/New_York')).toBe('Nov 20, 2024, 9:30 PM')
  expect(formatInstant('2024-07-01T04:05:00Z', 'Asia/Tokyo')).toBe('Jul 1, 2024, 1:05 PM')
  expect(formatAgo('2024-07-01T16:05:00Z', 'Asia/Tokyo')).toBe('Jul 2, 2024')
})

it('says when something is, with “on” only before a date', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-23', '2026-12-12'].map((day) => onDay(formatDay(day, now)))).toEqual([
    'today',
    'tomorrow',
    'on Mon, Nov 23',
    'on Dec 12',
  ])
})

it('says yesterday and just now in small letters within a sentence', () => {
  const now = new Date().toISOString()
  expect([formatAgo(now, 'UTC'), formatAgoWithin(now, 'UTC')]).toEqual(['Just now', 'just now'])
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
  // Noon is never near the end of a day.
  const zone = `Etc/GMT${yesterday.getUTCHours() < 12 ? '-' : '+'}${Math.abs(12 - yesterday.getUTCHours())}`
  expect(formatAgo(yesterday.toISOString(), zone)).toBe('Yesterday')
  expect(formatAgoWithin(yesterday.toISOString(), zone)).toBe('yesterday')
})

describe('instantAt', () => {
  it.each([
    ['2026-11-22T09:00', 'America/New_York', '2026-11-22T14:00:00.000Z'],
    ['2026-07-01T09:00', 'America/New_York', '2026-07-01T13:00:00.000Z'],
    ['2026-11-22T00:15', 'Pacific/Auckland', '2026-11-21T11:15:00.000Z'],
    ['2026-11-22T09:00', 'Asia/Kathmandu', '2026-11-22T03:15:00.000Z'],
    ['2026-11-22T09:00', 'UTC', '2026-11-22T09:00:00.000Z'],
  ])('finds the instant of %s in %s', (local, timeZone, instant) => expect(instantAt(local, timeZone)).toBe(instant))

  it('handles the hour that daylight saving skips and the hour that it repeats', () => {
    expect(instantAt('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z')
    expect(instantAt('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
    expect(instantAt('2026-11-01T03:00', 'America/New_York')).toBe('2026-11-01T08:00:00.000Z')
  })
})
