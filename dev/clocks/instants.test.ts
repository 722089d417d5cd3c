import { expect, it } from 'vitest'
import { instantsAfter } from './instants.ts'

it.each(['2026-11-23T08:00:00Z', '2027-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])('the instants after %s', (now) => {
  const instants = instantsAfter(new Date(now))
  expect(instants.filter(({ at }) => Date.parse(at) <= Date.parse(now))).toEqual([])
  const weekdays = instants.flatMap(({ name, at }) => (/^(Sun|Mon)day/.test(name) ? [new Date(at).getUTCDay()] : []))
  expect(weekdays).toEqual([0, 1, 1, 1])
})

it('are the next of their kind', () => {
  const at = new Map(instantsAfter(new Date('2026-11-23T08:00:00Z')).map((one) => [one.name, one.at]))
  expect(at.get('the second before summer time')).toBe('2027-03-14T06:59:59Z')
  expect(at.get('the repeated hour at the end of summer time')).toBe('2027-11-07T06:30:00Z')
  expect(at.get('December 31, 23:30 UTC')).toBe('2026-12-31T23:30:00Z')
  expect(at.get('February 29, noon in New York')).toBe('2028-02-29T17:00:00Z')
})
