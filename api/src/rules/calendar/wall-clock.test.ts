import { describe, expect, test } from 'vitest'
import { hourIn, timeIn, wallClock, wallClockMs } from './wall-clock.ts'

const at = new Date('2026-11-27T05:00:09.500Z')

describe('the clocks of a time zone', () => {
  test.each([
    ['America/New_York', '2026-11-27 00:00:09'],
    ['Asia/Kathmandu', '2026-11-27 10:45:09'],
    ['Pacific/Honolulu', '2026-11-26 19:00:09'],
    ['UTC', '2026-11-27 05:00:09'],
  ])('in %s show %s', (zone, shown) => {
    expect(wallClock(zone, at)).toBe(shown)
    expect(wallClockMs(zone, at)).toBe(Date.parse(`${shown.replace(' ', 'T')}Z`))
    expect(timeIn(zone, at)).toBe(shown.slice(11, 16))
    expect(hourIn(zone, at)).toBe(Number(shown.slice(11, 13)))
  })

  test('go from 1:59 to 3:00 and from 1:59 to 1:00', () => {
    expect(timeIn('America/New_York', new Date('2026-03-08T06:59:59Z'))).toBe('01:59')
    expect(timeIn('America/New_York', new Date('2026-03-08T07:00:00Z'))).toBe('03:00')
    expect(timeIn('America/New_York', new Date('2026-11-01T05:59:59Z'))).toBe('01:59')
    expect(timeIn('America/New_York', new Date('2026-11-01T06:00:00Z'))).toBe('01:00')
  })
})
