import { UsState } from 'openapi/codes'
import { expect, it } from 'vitest'
import { publicHolidaysOf, timeZoneOf } from './public-holidays.ts'

it.each(Object.values(UsState))('the public holidays of %s are in order, each day once, with a name', async (state) => {
  const holidays = await publicHolidaysOf(state, 2026)
  const days = holidays.map(({ date }) => date)
  expect(days).toEqual([...new Set(days)].toSorted())
  expect(days.filter((day) => !/^20(2[6-9]|3[01])-\d\d-\d\d$/.test(day))).toEqual([])
  expect(days.filter((day) => day.endsWith('-12-25'))).toHaveLength(6)
  expect(holidays.filter(({ name }) => name === '' || name.includes('substitute'))).toEqual([])
})

it.each([
  ['CT', 'America/New_York'],
  ['TX', 'America/Chicago'],
  ['HI', 'Pacific/Honolulu'],
  [null, 'America/New_York'],
] as const)('the time zone of %s is %s', (state, zone) => expect(timeZoneOf(state)).toBe(zone))
