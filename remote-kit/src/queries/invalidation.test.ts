import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
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
