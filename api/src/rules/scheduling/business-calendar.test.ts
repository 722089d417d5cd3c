import { describe, expect, it } from 'vitest'
import { addDays } from '#rules/calendar/days.ts'
import {
  addBusinessDays,
  businessDaysBetween,
  isBusinessDay,
  rollToBusinessDay,
  WEEKDAYS,
} from './business-calendar.ts'

const calendarOf = (...holidays: string[]) => ({ weekdays: WEEKDAYS, holidays: new Set(holidays) })
const thanksgiving = calendarOf('2026-11-26', '2026-11-27')
const none = calendarOf()

describe('business days', () => {
  it('leave out weekends and holidays, in both directions', () => {
    expect(addBusinessDays('2026-11-25', 3, none)).toBe('2026-11-30')
    expect(addBusinessDays('2026-11-25', 3, thanksgiving)).toBe('2026-12-02')
    expect(addBusinessDays('2026-12-02', -3, thanksgiving)).toBe('2026-11-25')
    expect(addBusinessDays('2026-11-21', 0, none)).toBe('2026-11-21')
  })

  it('roll to the nearest one, and stay if they are one', () => {
    expect(rollToBusinessDay('2026-11-26', 1, thanksgiving)).toBe('2026-11-30')
    expect(rollToBusinessDay('2026-11-29', -1, thanksgiving)).toBe('2026-11-25')
    expect(rollToBusinessDay('2026-11-25', 1, thanksgiving)).toBe('2026-11-25')
  })

  it('between two days equal a count one by one', () => {
    for (let from = -40; from < 40; from += 3) {
      for (let to = -40; to < 40; to++) {
        const [a, b] = [addDays('2026-11-21', from), addDays('2026-11-21', to)]
        const [low, high] = a < b ? [a, b] : [b, a]
        let counted = 0
        for (let day = addDays(low, 1); day <= high; day = addDays(day, 1)) {
          if (isBusinessDay(day, thanksgiving)) counted++
        }
        expect(businessDaysBetween(a, b, thanksgiving) + 0).toBe((a <= b ? counted : -counted) + 0)
      }
    }
  })
})
