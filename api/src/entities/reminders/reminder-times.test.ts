import { describe, expect, it } from 'vitest'
import { firstTime, morningOf, nextTime } from './reminder-times.ts'

const NY = 'America/New_York'
const iso = (date: Date | null) => date?.toISOString() ?? null

describe('the morning of a day', () => {
  it.each([
    ['2026-11-20', NY, '2026-11-20T14:00:00.000Z'],
    ['2026-07-20', NY, '2026-07-20T13:00:00.000Z'],
    // The nights when clocks change.
    ['2026-03-08', NY, '2026-03-08T13:00:00.000Z'],
    ['2026-11-01', NY, '2026-11-01T14:00:00.000Z'],
    ['2026-11-20', 'Asia/Kolkata', '2026-11-20T03:30:00.000Z'],
    ['2026-11-20', 'Pacific/Auckland', '2026-11-19T20:00:00.000Z'],
  ])('%s in %s', (day, zone, instant) => expect(iso(morningOf(day, zone))).toBe(instant))
})

describe('a reminder', () => {
  const now = new Date('2026-11-20T12:00:00.000Z')

  it('before the due date needs one', () => {
    expect(iso(firstTime({ kind: 'before_due', days: 2 }, '2026-11-26', NY, now))).toBe('2026-11-24T14:00:00.000Z')
    expect(firstTime({ kind: 'before_due', days: 2 }, null, NY, now)).toBeNull()
  })

  it('that repeats comes in the morning, and skips the times that it missed', () => {
    const wish = { kind: 'every', days: 3 } as const
    const first = firstTime(wish, null, NY, now)
    expect(iso(first)).toBe('2026-11-23T14:00:00.000Z')
    if (!first) throw new Error('unreachable')
    expect(iso(nextTime(wish, first, NY, first))).toBe('2026-11-26T14:00:00.000Z')
    expect(iso(nextTime(wish, first, NY, new Date('2026-12-01T00:00:00.000Z')))).toBe('2026-12-02T14:00:00.000Z')
    expect(nextTime({ kind: 'at' }, first, NY, first)).toBeNull()
  })
})
