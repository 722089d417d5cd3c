import type { LeadBoard } from 'openapi'
import { expect, it } from 'vitest'
import { people, priya } from '#test/sample-contacts.ts'
import { moveOn } from './board-cache.ts'

const [first, second] = people(0, 2)
const board: LeadBoard = {
  columns: [
    { status: 1, count: 20, next_cursor: 'more', contacts: [priya] },
    { status: 2, count: 1, next_cursor: null, contacts: first ? [{ ...first, status: 2 }] : [] },
  ],
  count: 21,
}
const shown = ({ columns }: LeadBoard) => columns.map(({ count, contacts }) => [count, contacts.map(({ id }) => id)])

it('moves a lead to the top of its new column, and both counts follow', () => {
  const moved = moveOn(board, priya, { ...priya, status: 2 })
  expect(shown(moved)).toEqual([
    [19, []],
    [2, ['c1', 'p0']],
  ])
  expect(shown(moveOn(moved, { ...priya, status: 2 }, priya))).toEqual(shown(board))
})

it('leaves a lead in its place if only other fields change', () => {
  const renamed = moveOn(board, priya, { ...priya, company: 'A' })
  expect(shown(renamed)).toEqual(shown(board))
  expect(renamed.columns[0]?.contacts[0]?.company).toBe('A')
})

it('moves a lead that was not among the first ones of its column', () => {
  const later = { ...priya, id: second?.id ?? '' }
  expect(shown(moveOn(board, later, { ...later, status: 2 }))).toEqual([
    [19, ['c1']],
    [2, ['p1', 'p0']],
  ])
})
