// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { endTrials, readTrials, subscribeToTrials, trialsText, tryFault } from './trials.ts'

afterEach(() => sessionStorage.clear())

test('faults are tried remote by remote, until they are ended', () => {
  expect(trialsText()).toBeNull()
  tryFault('mf-deals', 'slow')
  tryFault('mf-reports', 'corrupt')
  tryFault('mf-deals', 'off')
  expect(readTrials()).toEqual({ 'mf-deals': 'off', 'mf-reports': 'corrupt' })
  tryFault('mf-deals', null)
  expect(readTrials()).toEqual({ 'mf-reports': 'corrupt' })
  endTrials()
  expect(readTrials()).toEqual({})
  expect(trialsText()).toBeNull()
})

test('who listens hears of each change', () => {
  const onChange = vi.fn<() => void>()
  const stop = subscribeToTrials(onChange)
  tryFault('mf-deals', 'slow')
  endTrials()
  stop()
  tryFault('mf-deals', 'slow')
  expect(onChange).toHaveBeenCalledTimes(2)
})

test.each(['{', '[]', '"slow"', '{"mf-deals":"melted"}', '{"mf-deals":{}}'])('%s tries nothing', (text) => {
  expect(readTrials(text)).toEqual({})
})
