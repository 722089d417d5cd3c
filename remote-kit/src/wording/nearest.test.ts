import { expect, test } from 'vitest'
import { didYouMean, nearestOf } from './nearest.ts'

const fields = ['path', 'title', 'audience', 'requests', 'parts']

test.each([
  ['tittle', 'title'],
  ['tilte', 'title'],
  ['request', 'requests'],
  ['pth', 'path'],
])('%s may mean %s', (typed, meant) => {
  expect(didYouMean(typed, fields)).toBe(`. Did you mean ${meant}?`)
})

test('what looks like nothing that is known gets no guess, but has a nearest one', () => {
  expect(didYouMean('color', fields)).toBe('')
  expect(nearestOf('/team/', ['/deals/', '/teams/'])).toBe('/teams/')
  expect(nearestOf('/team/', [])).toBeUndefined()
})
