import { describe, expect, it } from 'vitest'
import { WEEKDAYS } from '#rules/scheduling/business-calendar.ts'
import { endOfWait, outOfQuietHours } from './waits.ts'
import { zoneOfReader } from './zone-of-reader.ts'

const clock = { business: { weekdays: WEEKDAYS, holidays: new Set(['2026-11-26']) }, timeZone: 'America/New_York' }
const QUIET = { quiet_from: '20:00', quiet_until: '08:00', sundays: false }
const wait = (amount: number, unit: 'hours' | 'days' | 'business_days', time: string | null = null) =>
  ({ id: 'a', kind: 'wait', amount, unit, time }) as const

describe('endOfWait', () => {
  it.each([
    ['hours pass on any day', wait(5, 'hours'), '2026-11-25T22:00:00Z', '2026-11-26T03:00:00Z'],
    ['days keep the time of day', wait(2, 'days'), '2026-11-25T15:30:00Z', '2026-11-27T15:30:00Z'],
    ['days keep it when the clocks go back', wait(1, 'days'), '2026-10-31T15:30:00Z', '2026-11-01T16:30:00Z'],
    [
      'business days leave out the weekend and holidays',
      wait(2, 'business_days', '09:00'),
      '2026-11-25T15:30:00Z',
      '2026-11-30T14:00:00Z',
    ],
  ])('%s', (_what, step, begins, ends) => {
    expect(endOfWait(step, new Date(begins), clock)).toEqual(new Date(ends))
  })
})

describe('outOfQuietHours', () => {
  const leaves = (at: string, zone = 'America/New_York', quiet = QUIET) =>
    outOfQuietHours(new Date(at), quiet, zone).toISOString()

  it.each([
    ['by day', '2026-11-25T15:00:00Z', 'America/New_York', '2026-11-25T15:00:00.000Z'],
    ['in the evening', '2026-11-26T02:00:00Z', 'America/New_York', '2026-11-26T13:00:00.000Z'],
    ['early in the morning', '2026-11-25T10:00:00Z', 'America/New_York', '2026-11-25T13:00:00.000Z'],
    [
      'when it is still night where they live',
      '2026-11-25T14:00:00Z',
      'America/Los_Angeles',
      '2026-11-25T16:00:00.000Z',
    ],
    ['on Saturday night, over Sunday', '2026-11-29T02:00:00Z', 'America/New_York', '2026-11-30T13:00:00.000Z'],
    ['on Sunday', '2026-11-29T17:00:00Z', 'America/New_York', '2026-11-30T13:00:00.000Z'],
  ])('%s', (_what, at, zone, expected) => {
    expect(leaves(at, zone)).toBe(expected)
  })

  it('has no quiet hours if they begin when they end, and may have Sundays', () => {
    const never = { quiet_from: '08:00', quiet_until: '08:00', sundays: true }
    expect(leaves('2026-11-29T05:00:00Z', 'America/New_York', never)).toBe('2026-11-29T05:00:00.000Z')
  })
})

it.each([
  ['CT', '06103', 'America/New_York'],
  ['Tennessee', '37902', 'America/New_York'],
  ['tn', '37201', 'America/Chicago'],
  ['FL', '32501', 'America/Chicago'],
  ['ID', '83814', 'America/Los_Angeles'],
  ['AZ', '', 'America/Phoenix'],
  ['Ontario', 'K1A', null],
])('the clock of %s %s is %s', (state, zip, zone) => {
  expect(zoneOfReader({ state, zip })).toBe(zone)
})
