import { beforeEach, expect, test, vi } from 'vitest'
import { countCommits, onEndlessRenders } from './endless-renders.ts'

let ms: number
const onLoop = vi.fn<() => void>()

beforeEach(() => {
  ms = 0
  onLoop.mockClear()
  delete window.__REACT_DEVTOOLS_GLOBAL_HOOK__
})

/** Commits as often in a second as given, for some seconds. */
function commit(timesASecond: number, seconds: number): void {
  for (let i = 0; i < timesASecond * seconds; i++) {
    ms += 1000 / timesASecond
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__?.onCommitFiberRoot?.()
  }
}

test('an animation on a fast screen is no loop, nor is a burst; a page that never rests is', () => {
  countCommits(() => ms)
  const stop = onEndlessRenders(onLoop)
  commit(144, 10)
  commit(1000, 1)
  commit(60, 2)
  expect(onLoop).not.toHaveBeenCalled()
  commit(1000, 5)
  expect(onLoop).toHaveBeenCalledTimes(1)
  stop()
  commit(1000, 5)
  expect(onLoop).toHaveBeenCalledTimes(1)
})

test('the developer tools hear of commits as before', () => {
  const tools = { supportsFiber: true, inject: () => 1, onCommitFiberRoot: vi.fn<() => void>() }
  const heard = tools.onCommitFiberRoot
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = tools
  countCommits(() => ms)
  commit(10, 1)
  expect(heard).toHaveBeenCalledTimes(10)
})
