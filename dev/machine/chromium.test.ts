import { afterEach, expect, it, vi } from 'vitest'
import { findChromium } from './chromium.ts'

afterEach(() => vi.unstubAllEnvs())

it('takes the browser that CHROMIUM_BINARY names', () => {
  vi.stubEnv('CHROMIUM_BINARY', process.execPath)
  expect(findChromium()).toBe(process.execPath)
})

it('names every way where the named browser is not there', () => {
  vi.stubEnv('CHROMIUM_BINARY', '/nowhere/chromium')
  expect(() => findChromium()).toThrow(/\/nowhere\/chromium does not exist[^]*CHROMIUM_BINARY=[^]*PATH[^]*root/)
})
