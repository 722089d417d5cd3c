import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Deadline } from './deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const late = () => new Error('late')
const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'done'))

test('work within the limit settles unchanged', async () => {
  const raced = new Deadline(120_000).race(after(119_999), late)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(await raced).toBe('done')
  await expect(new Deadline(10).race(Promise.reject(new Error('own')), late)).rejects.toThrow('own')
  expect(vi.getTimerCount()).toBe(0)
})

test('one limit covers several steps together', async () => {
  const deadline = new Deadline(120_000)
  const first = deadline.race(after(100_000), late)
  await vi.advanceTimersByTimeAsync(100_000)
  await first
  expect(deadline.left).toBe(20_000)
  const second = deadline.race(after(100_000), late)
  await Promise.all([expect(second).rejects.toThrow('late'), vi.advanceTimersByTimeAsync(20_000)])
  expect(deadline.left).toBe(0)
})
