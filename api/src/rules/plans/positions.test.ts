import { describe, expect, it } from 'vitest'
import { newlyPassed, placeAfterChange, stepAfter } from './positions.ts'

const steps = (ids: string) => Array.from(ids).map((id) => ({ id }))
const change = (before: string, after: string) => ({ before: steps(before), after: steps(after) })
const goesOn = (before: string, after: string, at: string, done = '') =>
  placeAfterChange(change(before, after), { at, done: new Set(done) })?.id ?? null

describe('placeAfterChange', () => {
  it.each([
    ['stays where it waits', 'abc', 'abc', 'b', 'a', 'b'],
    ['stays where it waits when steps are put before it', 'abc', 'xaybc', 'b', 'a', 'b'],
    ['stays where it waits when steps are moved', 'abc', 'cba', 'b', 'a', 'b'],
    ['goes to the next one when its own is removed', 'abc', 'ac', 'b', 'a', 'c'],
    ['goes past what was put in place of its own', 'abc', 'axc', 'b', 'a', 'c'],
    ['goes over all that are removed', 'abcd', 'ad', 'b', 'a', 'd'],
    ['ends when nothing is left behind it', 'abc', 'a', 'b', 'a', null],
    ['goes on with what was added behind what it has passed', 'abc', 'ax', 'b', 'a', 'x'],
    ['begins anew if all was replaced and nothing has run', 'ab', 'xy', 'a', '', 'x'],
    ['never runs a step twice that was moved behind it', 'abc', 'ca', 'b', 'a', 'c'],
  ])('%s', (_what, before, after, at, done, to) => {
    expect(goesOn(before, after, at, done)).toBe(to)
  })
})

it('goes on behind a step with what has not run', () => {
  expect(stepAfter(steps('abcd'), 'b', new Set('abc'))?.id).toBe('d')
  expect(stepAfter(steps('ab'), 'b', new Set('ab'))).toBeNull()
})

it('says which new steps are behind someone', () => {
  expect(newlyPassed(change('abc', 'xaybzc'), 'b')).toEqual([0, 2])
  expect(newlyPassed(change('ab', 'abx'), 'b')).toEqual([])
})
