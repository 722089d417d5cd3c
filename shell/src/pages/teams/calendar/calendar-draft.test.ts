import { describe, expect, it } from 'vitest'
import { addHolidays, type CalendarDraft, changesOf, toggleWeekday, yearsOf } from './calendar-draft.ts'

const retreat = { date: '2027-04-16', name: 'Office retreat', observed: false }
const goodFriday = { date: '2027-03-26', name: 'Good Friday', observed: false }
const stored: CalendarDraft = {
  state: 'CT',
  time_zone: 'America/New_York',
  currency: 'USD',
  business_days: [1, 2, 3, 4, 5],
  office_hours_end: '17:00',
  holidays: [retreat],
}

describe('a draft of the calendar', () => {
  it('sends only what differs', () => {
    expect(changesOf(stored, stored)).toEqual({})
    expect(changesOf(stored, { ...stored, state: null, holidays: [] })).toEqual({ state: null, holidays: [] })
  })

  it('adds days in order, and keeps the name of a day that is there', () => {
    expect(addHolidays([retreat], [{ ...retreat, name: 'Other' }, goodFriday])).toEqual([goodFriday, retreat])
  })

  it('always has a business day', () => {
    expect(toggleWeekday([1, 3], 2)).toEqual([1, 2, 3])
    expect(toggleWeekday([1, 3], 3)).toEqual([1])
    expect(toggleWeekday([1], 1)).toEqual([1])
  })

  it('shows the years with holidays and those ahead', () => {
    expect(yearsOf([{ ...retreat, date: '2025-01-01' }], '2026-11-23')).toEqual([
      '2025',
      '2026',
      '2027',
      '2028',
      '2029',
      '2030',
      '2031',
    ])
  })
})
