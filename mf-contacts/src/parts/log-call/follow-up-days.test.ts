import { expect, it } from 'vitest'
import { followUpDay, suggestedDays } from './follow-up-days.ts'

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

it('says how far away each suggestion is, since closed days move it', () => {
  // The day before Thanksgiving.
  expect(suggestedDays('2026-11-25', office)).toEqual({
    tomorrow: { day: '2026-11-27', after: 2 },
    threeDays: { day: '2026-11-30', after: 5 },
    nextWeek: { day: '2026-12-02', after: 7 },
  })
})
