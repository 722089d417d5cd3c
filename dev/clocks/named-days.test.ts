import { expect, it } from 'vitest'
import { namedDaysAfter } from './named-days.ts'

it('finds the days of the year ahead, each with the files that name it', () => {
  const texts = new Map([
    ['calendar.test.ts', "open('2026-12-12'), open('2026-12-12'), open('2026-11-30'), open('2027-12-12')"],
    ['tasks.test.ts', "due: '2026-12-12', at: '2026-12-04T15:00:00Z', name: '2026-13-40'"],
  ])
  expect(namedDaysAfter(new Date('2026-12-01T05:00:00Z'), texts)).toEqual([
    { day: '2026-12-04', at: '2026-12-04T17:00:00Z', files: ['tasks.test.ts'] },
    { day: '2026-12-12', at: '2026-12-12T17:00:00Z', files: ['calendar.test.ts', 'tasks.test.ts'] },
  ])
})
