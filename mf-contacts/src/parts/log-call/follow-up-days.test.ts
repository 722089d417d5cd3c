import { expect, it } from 'vitest'
import { followUpDay } from './follow-up-days.ts'

const office = { business_days: [1, 2, 3, 4, 5], holidays: [{ date: '2026-11-26' }] }

it.each([
  ['tomorrow', '2026-11-23', 1, '2026-11-24'],
  ['past a holiday', '2026-11-25', 1, '2026-11-27'],
  ['past a weekend', '2026-11-27', 1, '2026-11-30'],
  ['a week on', '2026-11-20', 7, '2026-11-27'],
])('is on a business day: %s', (_what, today, days, day) => {
  expect(followUpDay(today, days, office)).toBe(day)
})

it('is the day itself while the calendar is unknown, or has no open day', () => {
  expect(followUpDay('2026-11-27', 1, undefined)).toBe('2026-11-28')
  expect(followUpDay('2026-11-27', 1, { business_days: [], holidays: [] })).toBe('2026-11-28')
})
