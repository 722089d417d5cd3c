import { expect, it } from 'vitest'
import { namedDaysAfter } from './named-days.ts'

it('finds the days of the year ahead, and those around them, each with the files that name them', () => {
  const texts = new Map([
    ['calendar.test.ts', "open('2026-12-12'), open('2026-12-12'), open('2026-11-30'), open('2027-12-12')"],
    ['tasks.test.ts', "due: '2026-12-12', at: '2026-12-10T15:00:00Z', name: '2026-13-40'"],
  ])
  const found = namedDaysAfter(new Date('2026-12-01T05:00:00Z'), texts)
  expect(found.map(({ day, files }) => [day, files])).toEqual([
    ['2026-12-09', ['tasks.test.ts']],
    ['2026-12-10', ['tasks.test.ts']],
    ['2026-12-11', ['calendar.test.ts', 'tasks.test.ts']],
    ['2026-12-12', ['calendar.test.ts', 'tasks.test.ts']],
    ['2026-12-13', ['calendar.test.ts', 'tasks.test.ts']],
  ])
  expect(found[0]?.at).toBe('2026-12-09T17:00:00Z')
})
