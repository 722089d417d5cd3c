import { describe, expect, it } from 'vitest'
import { keepRecords } from './keep-records.ts'

const record = (id: string, price = 1) => ({ id, price, dates: { closing: null } })
const board = (...ids: string[]) => ({ columns: [{ phase: { id: 'p' }, deals: ids.map((id) => record(id)) }] })
const part = (value: unknown, ...path: (string | number)[]) =>
  path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value)
const deal = (value: unknown, at: number) => part(value, 'columns', 0, 'deals', at)

describe('records that are read again', () => {
  it('are the same object if nothing changed', () => {
    const before = board('a', 'b')
    expect(keepRecords(before, board('a', 'b'))).toBe(before)
  })

  it('stay the same after one was added or removed before them', () => {
    const before = board('a', 'b', 'c')
    const next = keepRecords(before, board('x', 'a', 'c'))
    expect(next).toEqual(board('x', 'a', 'c'))
    expect(deal(next, 1)).toBe(deal(before, 0))
    expect(deal(next, 2)).toBe(deal(before, 2))
    expect(deal(keepRecords(before, board('b')), 0)).toBe(deal(before, 1))
  })

  it('are new if they changed, except for unchanged parts', () => {
    const before = [record('a'), record('b')]
    const next = keepRecords(before, [record('b', 2), record('a')])
    expect(next).toEqual([record('b', 2), record('a')])
    expect(part(next, 1)).toBe(before[0])
    expect(part(next, 0, 'dates')).toBe(before[1]?.dates)
  })

  it('lose removed fields', () => {
    expect(keepRecords({ id: 'a', old: 1, same: [1] }, { id: 'a', same: [1] })).toEqual({ id: 'a', same: [1] })
    expect(keepRecords([1, 2, 3], [1, 2])).toEqual([1, 2])
    expect(keepRecords({ a: 1 }, null)).toBeNull()
    expect(keepRecords(undefined, { a: 1 })).toEqual({ a: 1 })
  })
})
