import { describe, expect, it } from 'vitest'
import { insertAt, positionOf, slotAtIndex, slotOf, stepSlot } from './slots.ts'

const columns = [
  { phase: 'searching', ids: ['a', 'b', 'c'] },
  { phase: 'offer', ids: [] },
  { phase: 'contract', ids: ['d'] },
]

describe('places on a board', () => {
  it('names the neighbors of a card', () => {
    expect(slotOf(columns, 'b')).toEqual({ phase: 'searching', before: 'c', after: 'a' })
    expect(slotOf(columns, 'd')).toEqual({ phase: 'contract', before: null, after: null })
    expect(slotOf(columns, 'x')).toBeNull()
  })

  it('inserts before one card, after another, or last', () => {
    const list = [{ id: 'a' }, { id: 'b' }]
    const ids = (slot: { before: string | null; after: string | null }) =>
      insertAt(list, { id: 'x' }, slot).map(({ id }) => id)
    expect(ids({ before: 'b', after: 'a' })).toEqual(['a', 'x', 'b'])
    expect(ids({ before: 'gone', after: 'a' })).toEqual(['a', 'x', 'b'])
    expect(ids({ before: null, after: null })).toEqual(['a', 'b', 'x'])
  })

  it('removes the card from its old place', () => {
    expect(insertAt([{ id: 'a' }, { id: 'b' }], { id: 'a' }, { before: null, after: null })).toEqual([
      { id: 'b' },
      { id: 'a' },
    ])
  })
})

describe('keyboard steps', () => {
  const start = { phase: 'searching', before: 'c', after: 'a' }

  it('move along the column and stop at its ends', () => {
    expect(stepSlot(columns, start, 'b', 'up')).toEqual({ phase: 'searching', before: 'a', after: null })
    expect(stepSlot(columns, start, 'b', 'down')).toEqual({ phase: 'searching', before: null, after: 'c' })
    const top = slotAtIndex({ phase: 'searching', ids: ['a', 'b', 'c'] }, 0, 'b')
    expect(stepSlot(columns, top, 'b', 'up')).toEqual(top)
  })

  it('move to the next column, even if it is empty', () => {
    const offer = stepSlot(columns, start, 'b', 'right')
    expect(offer).toEqual({ phase: 'offer', before: null, after: null })
    expect(stepSlot(columns, offer, 'b', 'right')).toEqual({ phase: 'contract', before: 'd', after: null })
    expect(stepSlot(columns, start, 'b', 'left')).toEqual(start)
  })

  it('go on into the lane above or below, and stay in a lane from column to column', () => {
    const lanes = [
      { phase: 'searching', lane: 'dan', ids: ['a', 'b'] },
      { phase: 'offer', lane: 'dan', ids: ['c'] },
      { phase: 'searching', lane: 'maria', ids: ['d'] },
      { phase: 'offer', lane: 'maria', ids: [] },
    ]
    const own = slotOf(lanes, 'b')
    const below = own && stepSlot(lanes, own, 'b', 'down')
    expect(below).toEqual({ phase: 'searching', lane: 'maria', before: 'd', after: null })
    expect(below && stepSlot(lanes, below, 'b', 'right')).toEqual({
      phase: 'offer',
      lane: 'maria',
      before: null,
      after: null,
    })
    expect(below && stepSlot(lanes, below, 'b', 'left')).toEqual(below)
    expect(below && stepSlot(lanes, below, 'b', 'up')).toEqual({
      phase: 'searching',
      lane: 'dan',
      before: null,
      after: 'a',
    })
  })

  it('know the position and the total', () => {
    expect(positionOf(columns, start, 'b')).toEqual({ index: 1, total: 3 })
    expect(positionOf(columns, { phase: 'contract', before: null, after: 'd' }, 'b')).toEqual({ index: 1, total: 2 })
  })
})
