/**
 * Every screen, light and dark, at five widths: no violation of WCAG 2.2 A and AA, no sideways scroll, no cut text, no
 * control under another.
 */
import { expect, test } from 'vitest'
import { pathOf, screens } from '#screens/screens.ts'
import { useBrowser } from '#support/browser.ts'
import { faults } from '#support/faults.ts'

// Nothing here changes data, so two pages are checked in parallel.
const journey = useBrowser()

test.concurrent.for(screens)('$name', async (screen, { onTestFinished }) => {
  const { as, open } = screen
  const page = await journey.open(await pathOf(screen, journey.api), { ...(as && { as }), onTestFinished })
  await open?.(page)
  expect(await faults(page)).toEqual([])
})
