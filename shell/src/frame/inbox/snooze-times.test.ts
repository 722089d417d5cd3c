import { expect, it } from 'vitest'
import { snoozeTimes } from './snooze-times.ts'

const CHICAGO = 'America/Chicago'
const times = (now: string) => snoozeTimes(new Date(now), CHICAGO).map(({ label, time, until }) => [label, time, until])

it.each([
  [
    'on a Wednesday morning',
    '2026-11-18T15:20:00.000Z',
    [
      ['Later today', '12:00 PM', '2026-11-18T18:00:00.000Z'],
      ['Tomorrow', '8:00 AM', '2026-11-19T14:00:00.000Z'],
      ['Monday', 'Mon, Nov 23, 8:00 AM', '2026-11-23T14:00:00.000Z'],
    ],
  ],
  [
    'in the evening, which has no later today',
    '2026-11-18T22:30:00.000Z',
    [
      ['Tomorrow', '8:00 AM', '2026-11-19T14:00:00.000Z'],
      ['Monday', 'Mon, Nov 23, 8:00 AM', '2026-11-23T14:00:00.000Z'],
    ],
  ],
  [
    'on a Sunday, when tomorrow is Monday already',
    '2026-11-22T15:00:00.000Z',
    [
      ['Later today', '11:00 AM', '2026-11-22T17:00:00.000Z'],
      ['Tomorrow', '8:00 AM', '2026-11-23T14:00:00.000Z'],
      ['Monday', 'Nov 30, 8:00 AM', '2026-11-30T14:00:00.000Z'],
    ],
  ],
  [
    'over the end of daylight saving',
    '2026-10-31T14:00:00.000Z',
    [
      ['Later today', '11:00 AM', '2026-10-31T16:00:00.000Z'],
      ['Tomorrow', '8:00 AM', '2026-11-01T14:00:00.000Z'],
      ['Monday', 'Mon, Nov 2, 8:00 AM', '2026-11-02T14:00:00.000Z'],
    ],
  ],
])('offers times %s', (_, now, expected) => expect(times(now)).toEqual(expected))
