import { QueryClient, type QueryFilters, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { refreshAfter } from './invalidation.ts'
import { queriesOf, queryKeyOf, type ReadPath } from './query-keys.ts'

/** A cache with one response of each path, and a function that lists the stale ones. */
function cacheOf(...paths: ReadPath[]) {
  const cache = new QueryClient()
  for (const path of paths) cache.setQueryData([...queriesOf(path), {}], {})
  const stale = () => paths.filter((path) => cache.getQueryState([...queriesOf(path), {}])?.isInvalidated)
  return { cache, stale }
}

it('invalidates whatever shows the written collection, and nothing else', async () => {
  const { cache, stale } = cacheOf('/deals/{id}/commission/', '/tasks/', '/calendar/', '/templates/', '/teams/')
  await refreshAfter(cache, 'deals')
  expect(stale()).toEqual(['/deals/{id}/commission/', '/tasks/', '/calendar/'])
})

it('invalidates everything after a write to names or rights of people', async () => {
  const { cache, stale } = cacheOf('/teams/', '/deals/', '/reports/summary/')
  cache.setQueryData(['session'], {})
  await refreshAfter(cache, 'teams')
  expect(stale()).toEqual(['/teams/', '/deals/', '/reports/summary/'])
  expect(cache.getQueryState(['session'])?.isInvalidated).toBe(false)
})

it('keeps queries that are up to date already', async () => {
  const { cache } = cacheOf()
  const keyOf = (id: string) => queryKeyOf('/deals/{id}/', { params: { path: { id } } })
  for (const id of ['maple', 'quarry']) cache.setQueryData(keyOf(id), { id })
  await refreshAfter(cache, 'deals', { queryKey: keyOf('maple') })
  expect(['maple', 'quarry'].map((id) => cache.getQueryState(keyOf(id))?.isInvalidated)).toEqual([false, true])
})

it('keeps dry runs, whose keys are not those of reads', async () => {
  const { cache } = cacheOf()
  cache.setQueryData(['dry run', '/deals/'], {})
  await refreshAfter(cache, 'deals')
  expect(cache.getQueryState(['dry run', '/deals/'])?.isInvalidated).toBe(false)
})

describe('a read in flight that began before the write', () => {
  const queryKey = queryKeyOf('/contacts/', { params: { query: { unclaimed: true } } })

  /** A cache, and a server whose answers wait for `answer`. Each read takes what the server has when it begins. */
  function setUp() {
    const cache = new QueryClient()
    const server = { has: 'before the write', reads: 0 }
    const waiting: (() => void)[] = []
    const queryFn = () =>
      new Promise<string>((resolve) => {
        const { has } = server
        server.reads += 1
        waiting.push(() => resolve(has))
      })
    const answer = async () => {
      for (const give of waiting.splice(0)) give()
      await new Promise((resolve) => setTimeout(resolve))
    }
    const write = (except?: QueryFilters) => {
      server.has = 'after the write'
      return refreshAfter(cache, 'contacts', except)
    }
    return { cache, server, queryFn, answer, write }
  }

  it('is read again if it is the first one on the screen', async () => {
    const { cache, server, queryFn, answer, write } = setUp()
    const stop = new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => {})
    const written = write()
    await answer()
    await answer()
    await written
    stop()
    expect([cache.getQueryData(queryKey), server.reads]).toEqual(['after the write', 2])
  })

  it('is stale when it ends if nothing shows it', async () => {
    const { cache, server, queryFn, answer, write } = setUp()
    const loaded = cache.fetchQuery({ queryKey, queryFn })
    const written = write()
    await answer()
    await written
    expect(await loaded).toBe('before the write')
    expect([cache.getQueryState(queryKey)?.isInvalidated, server.reads]).toEqual([true, 1])
  })

  it('is read again if the response of the write was stored over it', async () => {
    const { cache, queryFn, answer, write } = setUp()
    cache.setQueryData(queryKey, 'long ago')
    const stop = new QueryObserver(cache, { queryKey, queryFn }).subscribe(() => {})
    cache.setQueryData(queryKey, 'after the write')
    const written = write({ queryKey })
    await answer()
    await written
    stop()
    expect(cache.getQueryData(queryKey)).toBe('after the write')
  })
})
