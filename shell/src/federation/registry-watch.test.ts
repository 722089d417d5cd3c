import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dealRoute, testRemote } from '#test/test-release.ts'
import { type CurrentVersions, RegistryWatch } from './registry-watch.ts'

let current: CurrentVersions | Error
let asked: number

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  current = { shell: '1', remotes: { 'mf-deals': { version: '1', disabled: false } } }
})
afterEach(() => {
  vi.useRealTimers()
})

const watchFrom = (disabled = false) =>
  new RegistryWatch({
    registry: { remotes: [{ ...testRemote('mf-deals', [dealRoute]), disabled }] },
    shellVersion: '1',
    versionHere: () => '1',
    fetchVersions: () => {
      asked += 1
      return current instanceof Error ? Promise.reject(current) : Promise.resolve(current)
    },
  })

test('what is turned off is known within 30 s, and so is what is new', async () => {
  const watch = watchFrom()
  const stop = watch.start()
  expect([watch.isDisabled('mf-deals'), watch.update]).toEqual([false, null])
  current = { shell: '2', remotes: { 'mf-deals': { version: '2', disabled: true } } }
  await vi.advanceTimersByTimeAsync(30_000)
  expect([watch.isDisabled('mf-deals'), watch.update]).toEqual([true, 'mf-deals 2, shell 2'])
  stop()
})

test('nothing is asked in a hidden tab; it catches up when it is shown', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const stop = watchFrom().start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(0)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toBe(1)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(1)
})

test('without an answer everything stays as it was', async () => {
  const watch = watchFrom(true)
  current = new Error('away')
  await watch.check()
  expect([watch.isDisabled('mf-deals'), watch.update]).toEqual([true, null])
})

test('an answer from before another one, as of a server that lags behind, changes nothing', async () => {
  const watch = watchFrom()
  const answer = (disabled: boolean, sequence: number) => {
    current = { shell: '1', remotes: { 'mf-deals': { version: '1', disabled, sequence } } }
    return watch.check()
  }
  await answer(true, 8)
  await answer(false, 7)
  expect(watch.isDisabled('mf-deals')).toBe(true)
  await answer(false, 9)
  expect(watch.isDisabled('mf-deals')).toBe(false)
})
