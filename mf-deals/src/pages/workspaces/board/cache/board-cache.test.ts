import { type InfiniteData, notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Board, DealGroups, DealPage } from 'openapi'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { board, column, dealCard, page, phase } from '#test/sample-deals.ts'
import { type BoardCache, createBoardCache } from './board-cache.ts'

const deal = (id: string, of: string) => dealCard({ id, phase: of, price: 10_000_000 })
const keys = { board: ['board'], column: (id: string) => ['column', id] }

let queries: QueryClient
let cache: BoardCache

beforeEach(() => {
  queries = new QueryClient()
  cache = createBoardCache(queries, keys)
  const searching = column(phase('searching', 'Searching', 0), [deal('a', 'searching'), deal('b', 'searching')])
  const offer = column(phase('offer', 'Offer out', 1), [deal('c', 'offer')])
  queries.setQueryData<Board>(keys.board, board([searching, offer]))
})

afterEach(() => vi.useRealTimers())

const shown = () => Object.fromEntries(cache.columns().map(({ phase: id, ids }) => [id, ids]))
const counts = () =>
  queries.getQueryData<Board>(keys.board)?.columns.map(({ count, value }) => [count, value / 10_000_000])

describe('the cached board', () => {
  it('moves a card with its count and value, and back', () => {
    const a = deal('a', 'searching')
    cache.place(a, { phase: 'offer', before: 'c', after: null })
    expect(shown()).toEqual({ searching: ['b'], offer: ['a', 'c'] })
    expect(counts()).toEqual([
      [1, 1],
      [2, 2],
    ])
    cache.place({ ...a, phase: 'offer' }, { phase: 'searching', before: 'b', after: null })
    expect(shown()).toEqual({ searching: ['a', 'b'], offer: ['c'] })
    expect(counts()).toEqual([
      [2, 2],
      [1, 1],
    ])
  })

  it('shows the loaded pages of a column, and moves cards in and out of them', () => {
    const pages = [page([deal('a', 'searching'), deal('b', 'searching')]), page([deal('x', 'searching')])]
    queries.setQueryData<InfiniteData<DealPage>>(keys.column('searching'), { pages, pageParams: [null, 'next'] })
    expect(shown()['searching']).toEqual(['a', 'b', 'x'])

    cache.place(deal('c', 'offer'), { phase: 'searching', before: 'x', after: 'b' })
    expect(shown()).toEqual({ searching: ['a', 'b', 'c', 'x'], offer: [] })
    cache.place(deal('a', 'searching'), { phase: 'searching', before: null, after: null })
    expect(shown()['searching']).toEqual(['b', 'c', 'x', 'a'])
    cache.place(deal('x', 'searching'), { phase: 'offer', before: null, after: null })
    expect(shown()).toEqual({ searching: ['b', 'c', 'a'], offer: ['x'] })
  })

  it('notifies of a move synchronously and once; of everything else by a timer', () => {
    vi.useFakeTimers()
    const read: unknown[] = []
    const observer = new QueryObserver<Board>(queries, { queryKey: keys.board, enabled: false })
    // Subscribes as React does.
    observer.subscribe(notifyManager.batchCalls(() => read.push(shown())))

    cache.place(deal('a', 'searching'), { phase: 'offer', before: 'c', after: null })
    expect(read).toEqual([{ searching: ['b'], offer: ['a', 'c'] }])

    queries.setQueryData<Board>(keys.board, board([]))
    expect(read).toHaveLength(1)
    vi.runAllTimers()
    expect(read).toEqual([expect.anything(), {}])
  })

  it('archives a card', () => {
    cache.remove(deal('b', 'searching'))
    expect(shown()['searching']).toEqual(['a'])
    expect(queries.getQueryData<Board>(keys.board)).toMatchObject({ count: 2, archived_count: 1 })
  })

  it('is empty before the board has loaded', () => {
    queries.clear()
    cache.place(deal('a', 'searching'), { phase: 'offer', before: null, after: null })
    expect(cache.columns()).toEqual([])
    expect(cache.find('a')).toBeUndefined()
  })
})

describe('the cached lanes', () => {
  const laneKeys = (lane: string) => ({ board: ['lane', lane], column: (id: string) => ['column', lane, id] })
  const all = {
    lanes: new Map(['dan', 'maria'].map((lane) => [lane, laneKeys(lane)])),
    whole: ['board'],
    groups: ['groups'],
  }
  const sums = (key: unknown[]) =>
    queries.getQueryData<Board>(key)?.columns.map(({ count, value }) => [count, value / 10_000_000])
  const ofDan = (id: string, of: string) => ({ ...deal(id, of), agents: [{ user: 'dan', role: 'lead' as const }] })
  const groups = () =>
    queries
      .getQueryData<DealGroups>(all.groups)
      ?.groups.map(({ key, count, value }) => [key, count, value / 10_000_000])

  it('move a card to another lane and phase with all counts, and back', () => {
    const [searching, offer] = [phase('searching', 'Searching', 0), phase('offer', 'Offer out', 1)]
    queries.setQueryData<Board>(
      laneKeys('dan').board,
      board([column(searching, [ofDan('a', 'searching')]), column(offer, [])]),
    )
    queries.setQueryData<Board>(
      laneKeys('maria').board,
      board([column(searching, []), column(offer, [deal('c', 'offer')])]),
    )
    queries.setQueryData<Board>(
      all.whole,
      board([column(searching, [ofDan('a', 'searching')]), column(offer, [deal('c', 'offer')])]),
    )
    queries.setQueryData<DealGroups>(all.groups, {
      by: 'agent',
      groups: ['dan', 'maria'].map((key) => ({ key, count: 1, value: 10_000_000 })),
    })
    cache = createBoardCache(queries, all)
    const start = cache.columns()
    const a = cache.find('a')
    if (!a) throw new Error('There is no card')
    cache.place(a, { phase: 'offer', lane: 'maria', before: 'c', after: null })
    expect(cache.columns().map(({ lane, phase: id, ids }) => [lane, id, ids])).toEqual([
      ['dan', 'searching', []],
      ['dan', 'offer', []],
      ['maria', 'searching', []],
      ['maria', 'offer', ['a', 'c']],
    ])
    expect(cache.find('a')?.agents).toEqual([{ user: 'maria', role: 'lead' }])
    expect(sums(all.whole)).toEqual([
      [0, 0],
      [2, 2],
    ])
    expect(groups()).toEqual([
      ['dan', 0, 0],
      ['maria', 2, 2],
    ])
    cache.place(a, { phase: 'searching', lane: 'dan', before: null, after: null })
    expect(cache.columns()).toEqual(start)
    expect(cache.find('a')?.agents).toEqual(a.agents)
    expect(groups()).toEqual([
      ['dan', 1, 1],
      ['maria', 1, 1],
    ])
  })
})
