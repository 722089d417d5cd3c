/** All times are shown in the time zone of the account (docs/decisions/one-clock.md), wherever the reader is. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { answerOf } from '#support/product-api.ts'

const journey = useBrowser()

/** The times in the activity of a deal. */
async function instantsOn(page: Page): Promise<string[]> {
  await page.locator('main ol time').first().waitFor()
  return page.locator('main ol time').allInnerTexts()
}

test('the activity of a deal shows the same times in Tokyo and New York', async () => {
  const api = await journey.api('owner@demo.test')
  const { results } = await answerOf(api.GET('/deals/', { params: { query: { page_size: 1 } } }))
  const path = `/agent/deal/${results[0]?.id}?view=activity`
  const home = await journey.open(path, { as: 'owner@demo.test', timeZone: 'America/New_York' })
  const away = await journey.open(path, { as: 'owner@demo.test', timeZone: 'Asia/Tokyo' })
  expect(await instantsOn(away)).toEqual(await instantsOn(home))
})
