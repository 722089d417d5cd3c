import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenWhole } from './first-render.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether it's over after so many milliseconds. */
async function isOverAfter(ms: number, waiting: Promise<void>): Promise<boolean> {
  let isOver = false
  void waiting.then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(ms)
  return isOver
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('waits for the last part of the page', async () => {
  const waiting = whenWhole([after(20), after(90)])
  expect(await isOverAfter(89, waiting)).toBe(false)
  expect(await isOverAfter(1, waiting)).toBe(true)
})

it('does not wait for a part that failed', async () => {
  expect(await isOverAfter(0, whenWhole([Promise.reject(new Error('The host is down'))]))).toBe(true)
})

it('shows what is there if a part takes long', async () => {
  const waiting = whenWhole([after(20), after(60_000)])
  expect(await isOverAfter(149, waiting)).toBe(false)
  expect(await isOverAfter(1, waiting)).toBe(true)
})
