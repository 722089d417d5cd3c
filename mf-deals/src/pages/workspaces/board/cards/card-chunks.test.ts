import { describe, expect, it } from 'vitest'
import { chunksOf } from './card-chunks.ts'

const cards = (...ids: (number | string)[]) => ids.map((id) => ({ id: String(id) }))
const numbered = (count: number) => cards(...Array.from({ length: count }, (_one, at) => at))
const idsOf = (chunks: ReturnType<typeof chunksOf>) => chunks.map((chunk) => chunk.cards.map(({ id }) => id).join(' '))

describe('the chunks of a column', () => {
  it('hold three cards each', () => {
    expect(idsOf(chunksOf([], numbered(8)))).toEqual(['0 1 2', '3 4 5', '6 7'])
    expect(chunksOf([], [])).toEqual([])
  })

  it('stay the same when a card is added on top, in the middle, or removed', () => {
    const all = numbered(6)
    const [first, second] = chunksOf([], all)
    const onTop = chunksOf(
      [first, second].flatMap((chunk) => chunk ?? []),
      [...cards('new'), ...all],
    )
    expect(idsOf(onTop)).toEqual(['new', '0 1 2', '3 4 5'])
    expect([onTop[1], onTop[2]]).toEqual([first, second])
    expect(onTop[1]).toBe(first)
    const between = chunksOf(onTop, [...all.slice(0, 2), ...cards('other'), ...all.slice(2)])
    expect(idsOf(between)).toEqual(['0 1 other 2', '3 4 5'])
    expect(between[1]).toBe(second)
    expect(between[0]?.key).toBe(first?.key)
  })

  it('continue with cards that are loaded later', () => {
    const some = chunksOf([], numbered(4))
    const more = chunksOf(
      some,
      numbered(8).map((card, at) => some.flatMap((chunk) => chunk.cards)[at] ?? card),
    )
    expect(idsOf(more)).toEqual(['0 1 2', '3 4 5', '6 7'])
    expect(more[0]).toBe(some[0])
  })

  it('hold every card once and in order after any moves', () => {
    let chunks = chunksOf([], numbered(20))
    let order = numbered(20)
    for (const [from, to] of [
      [3, 17],
      [19, 0],
      [5, 6],
      [10, 2],
      [0, 19],
      [7, 7],
    ] as const) {
      const [card] = order.slice(from, from + 1)
      order = order.toSpliced(from, 1).toSpliced(to, 0, ...(card ? [card] : []))
      chunks = chunksOf(chunks, order)
      expect(chunks.flatMap((chunk) => chunk.cards)).toEqual(order)
      expect(new Set(chunks.map(({ key }) => key)).size).toBe(chunks.length)
    }
  })
})
