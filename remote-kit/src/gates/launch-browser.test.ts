import { expect, test, vi } from 'vitest'
import { launchBrowser } from './launch-browser.ts'

test('a browser that was named and is not there is not replaced by another one', async () => {
  vi.stubEnv('CHROMIUM_BINARY', '/nowhere/chromium')
  const refusal = 'CHROMIUM_BINARY names /nowhere/chromium, which isn’t there'
  await expect(launchBrowser(import.meta.dirname)).rejects.toThrow(refusal)
})
