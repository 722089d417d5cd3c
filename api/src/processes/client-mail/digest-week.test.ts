import { describe, expect, it } from 'vitest'
import { digestWeek, latestWeek } from './digest-week.ts'

const week = (text: string, zone: string) => digestWeek(new Date(text), zone)

describe('a week', () => {
  it.each([
    ['America/New_York', '2026-11-23T12:59:59Z', '2026-11-23T13:00:00Z'],
    ['UTC', '2026-11-23T07:59:59Z', '2026-11-23T08:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-22T17:59:59Z', '2026-11-22T18:00:00Z'],
    // The day after the change to daylight saving time.
    ['America/New_York', '2026-03-09T11:59:59Z', '2026-03-09T12:00:00Z'],
  ])('begins on Monday at 8 a.m. in %s', (zone, before, from) => {
    expect(week(from, zone)).toBe(week(before, zone) + 1)
    expect(week(new Date(Date.parse(from) + 6.9 * 86_400_000).toISOString(), zone)).toBe(week(from, zone))
  })

  it.each(['2026-11-22T17:59:59Z', '2026-11-22T18:00:00Z', '2026-11-23T19:59:59Z', '2026-11-25T00:00:00Z'])(
    'is nowhere a later one than the latest at %s',
    (text) => {
      const now = new Date(text)
      const everywhere = Intl.supportedValuesOf('timeZone').map((zone) => digestWeek(now, zone))
      expect(latestWeek(now)).toBe(Math.max(...everywhere))
    },
  )
})
