/** A board in the colors that a visitor's system forces: what the theme says by color alone is still seen. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'

const journey = useBrowser()

test('in forced colors a board still shows the current page, its cards and their progress', async () => {
  const page = await journey.open('/agent/workspaces', { as: 'owner@demo.test' })
  const card = page.getByRole('article').first()
  await card.waitFor()
  await page.emulateMedia({ forcedColors: 'active' })
  const styleOf = (element: Locator, name: 'outlineStyle' | 'backgroundColor') =>
    element.evaluate((node, key) => getComputedStyle(node)[key], name)
  expect(await styleOf(page.getByRole('tab', { name: 'Board' }), 'outlineStyle')).toBe('solid')
  expect(await styleOf(page.getByRole('tab', { name: 'List' }), 'outlineStyle')).toBe('none')
  expect(await styleOf(page.getByRole('link', { name: 'Workspaces' }), 'outlineStyle')).toBe('solid')
  expect(await styleOf(card, 'outlineStyle')).toBe('solid')
  const bar = card.getByRole('progressbar')
  expect(await styleOf(bar.locator('div'), 'backgroundColor')).not.toBe(await styleOf(bar, 'backgroundColor'))
})
