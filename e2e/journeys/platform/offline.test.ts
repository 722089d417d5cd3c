/** A visitor who loses the connection: a banner, what is loaded stays, and what failed loads by itself afterwards. */
import { expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { settle } from '#support/settle.ts'

const journey = useBrowser()

test('an agent without a connection keeps reading, and goes on where they were', async () => {
  const page = await journey.open('/agent/workspaces', { as: 'agent@demo.test' })
  const cards = page.getByRole('article')
  await cards.first().waitFor()
  await settle(page)
  // Columns further right render last.
  let shown = 0
  const isComplete = async () => {
    const before = shown
    shown = await cards.count()
    return shown > 0 && shown === before
  }
  await expect.poll(isComplete, { interval: 500 }).toBe(true)

  await page.context().setOffline(true)
  const banner = page.getByText('You’re offline. You can still read', { exact: false })
  await banner.waitFor({ timeout: 1000 })
  expect(await cards.count()).toBe(shown)

  // Not loaded yet: it says so instead of loading forever, and loads by itself.
  await page.getByRole('link', { name: 'Tasks' }).first().click()
  await page
    .getByText('Couldn’t load the tasks')
    .or(page.getByText('Couldn’t load', { exact: false }))
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Workspaces' }).first().click()
  await expect.poll(() => cards.count()).toBe(shown)

  await page.context().setOffline(false)
  await banner.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Tasks' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor()
  await page.getByRole('main').getByRole('list').first().waitFor()
})
