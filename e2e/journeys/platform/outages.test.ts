/** Outages of parts of the product while a page is open: the rest works, says what to do, and recovers. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { usePlatform } from '#support/own-platform.ts'

const platform = usePlatform(7900)
const journey = useBrowser(() => platform().urls.shell)

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${name}`) })
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** An agent's page that is fully loaded. */
async function openTasks(): Promise<Page> {
  const page = await journey.open('/agent/tasks', { as: 'agent@demo.test' })
  await page
    .getByRole('checkbox', { name: /^Complete/ })
    .first()
    .waitFor()
  return page
}

const readiness = async () => (await fetch(`${platform().urls.api}/readyz`).catch(() => null))?.status

describe('an outage of the API', () => {
  test('the shell stays, the page says what to do, and Retry works once it is back', async () => {
    const page = await openTasks()
    await platform().processes.api.kill()
    await menu(page, 'Calendar').click()
    await heading(page, 'Calendar').waitFor()
    await page.getByText('Couldn’t load the calendar').waitFor()
    await page.getByText('Nothing was changed. Try again in a moment.', { exact: false }).waitFor()
    await menu(page, 'Contacts').click()
    await page.getByText('Couldn’t load the contacts').waitFor()

    await platform().processes.api.start()
    await retry(page).click()
    await page.getByRole('table', { name: 'Contacts' }).waitFor()
  })

  test('a page that is opened meanwhile does not treat its user as signed out', async () => {
    const page = await openTasks()
    await platform().processes.api.kill()
    await page.reload()
    await page.getByText('Couldn’t check your sign-in').waitFor()
    expect(new URL(page.url()).pathname).toBe('/agent/tasks')
    await platform().processes.api.start()
    await retry(page).click()
    await heading(page, 'Tasks').waitFor()
  })
})

describe('an outage of MongoDB', () => {
  test('/readyz says so within 5 s and recovers within 10 s; pages say what to do, and Retry works', async () => {
    const { mongod } = platform()
    if (!mongod) throw new Error('This journey needs the embedded MongoDB')
    expect(await readiness()).toBe(200)
    const page = await openTasks()

    await mongod.process.kill()
    await expect.poll(readiness, { timeout: 5000 }).toBe(503)
    expect((await fetch(`${platform().urls.api}/healthz`)).status).toBe(200)
    await menu(page, 'Calendar').click()
    await page.getByText('Couldn’t load the calendar').waitFor()
    await heading(page, 'Calendar').waitFor()

    await mongod.start()
    await expect.poll(readiness, { timeout: 10_000 }).toBe(200)
    await retry(page).click()
    await page.getByRole('table').waitFor()
  })
})

describe('an outage of a remote', () => {
  test('its page names the failure, the others work, and Retry works once it is back', async () => {
    const page = await openTasks()
    await platform().remote('mf-contacts').kill()
    await menu(page, 'Contacts').click()
    await page.getByText('Couldn’t load this page').waitFor()
    await page.getByText(/^ChunkLoadError · error · mf-contacts/).waitFor()

    await menu(page, 'Calendar').click()
    await heading(page, 'Calendar').waitFor()
    await page.goto(`${journey.url}/agent/nothing`)
    await page.getByText('404 not found', { exact: true }).waitFor()

    await page.goto(`${journey.url}/agent/contacts`)
    await page.getByText('Couldn’t load this page').waitFor()
    await platform().remote('mf-contacts').start()
    await retry(page).click()
    await page.getByRole('table', { name: 'Contacts' }).waitFor()
  })
})
