import { describe, expect, it } from 'vitest'
import { digestWeek, earliestOfWeek } from './digest-week.ts'

const week = (text: string, zone: string) => digestWeek(new Date(text), zone)

describe('a week', () => {
  it.each([
    ['America/New_York', '2026-11-23T12:59:59Z', '2026-11-23T13:00:00Z'],
    ['UTC', '2026-11-23T07:59:59Z', '2026-11-23T08:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-22T17:59:59Z', '2026-11-22T18:00:00Z'],
    // The clocks have changed on the day before.
    ['America/New_York', '2026-03-09T11:59:59Z', '2026-03-09T12:00:00Z'],
  ])('begins on Monday at eight in %s', (zone, before, from) => {
    expect(week(from, zone)).toBe(week(before, zone) + 1)
    expect(week(new Date(Date.parse(from) + 6.9 * 86_400_000).toISOString(), zone)).toBe(week(from, zone))
  })

  it('has begun nowhere before its earliest instant', () => {
    for (const now of ['2026-11-22T17:59:59Z', '2026-11-22T18:00:00Z', '2026-11-25T00:00:00Z'].map(
      (at) => new Date(at),
    )) {
      const earliest = earliestOfWeek(now)
      expect(earliest.getTime()).toBeLessThanOrEqual(now.getTime())
      for (const zone of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago']) {
        const before = new Date(earliest.getTime() - 1)
        expect(digestWeek(earliest, zone)).toBeGreaterThanOrEqual(digestWeek(before, zone))
        // Whoever was told since then needs nothing more in this week.
        expect(digestWeek(now, zone) - digestWeek(earliest, zone)).toBeLessThanOrEqual(1)
      }
    }
  })
})
