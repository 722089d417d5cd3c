import { expect, it } from 'vitest'
import { allOf } from './all-of.ts'

it.each([
  ['nothing', [], {}],
  ['empty ones', [{}, {}], {}],
  ['different fields', [{ a: 1 }, {}, { b: { $gt: 2 }, $or: [{ c: 1 }] }], { a: 1, b: { $gt: 2 }, $or: [{ c: 1 }] }],
  [
    'the same field twice',
    [{ a: { $gt: 1 } }, {}, { a: { $lt: 3 } }],
    { $and: [{ a: { $gt: 1 } }, { a: { $lt: 3 } }] },
  ],
  ['two choices', [{ $or: [{ a: 1 }] }, { $or: [{ b: 1 }] }], { $and: [{ $or: [{ a: 1 }] }, { $or: [{ b: 1 }] }] }],
])('combines %s', (_, conditions, filter) => {
  expect(allOf(...conditions)).toEqual(filter)
})
