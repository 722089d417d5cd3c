import { afterEach, expect, it, vi } from 'vitest'
import { findChromium } from './chromium.ts'

afterEach(() => vi.unstubAllEnvs())

it('uses the browser in CHROMIUM_BINARY', () => {
  vi.stubEnv('CHROMIUM_BINARY', process.execPath)
  expect(findChromium()).toBe(process.execPath)
})

it('lists all options if the browser in CHROMIUM_BINARY does not exist', () => {
  vi.stubEnv('CHROMIUM_BINARY', '/nowhere/chromium')
  expect(() => findChromium()).toThrow(/\/nowhere\/chromium does not exist[^]*CHROMIUM_BINARY=[^]*PATH[^]*root/)
})
