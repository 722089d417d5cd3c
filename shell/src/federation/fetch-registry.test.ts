import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitRegistry } from './fetch-registry.ts'

const REGISTRY = { remotes: [] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page that came without a registry asks until it gets one', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('Bad gateway', { status: 502 })),
    () => Promise.resolve(Response.json({ remotes: 'none' })),
    () => Promise.resolve(Response.json(REGISTRY)),
  ]
  const asked = vi.fn<() => Promise<Response> | undefined>(() => answers.shift()?.())
  vi.stubGlobal('fetch', asked)
  const registry = awaitRegistry(5000)

  await vi.advanceTimersByTimeAsync(999)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await registry).toEqual(REGISTRY)
})
