/** The console of operators: what runs where, how it does, and faults that are tried in one tab. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'

const journey = useBrowser()
const OPERATOR = 'operator@demo.test'
const CONSOLE = '/agent/console'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const reports = (page: Page) => menu(page).getByRole('link', { name: 'Reports' })
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
const banner = (page: Page) => page.getByText(/^Only in this tab: /)

/** The status of one of the console's files, for whoever the page belongs to. */
const statusOf = (page: Page, file: string) =>
  page.evaluate(async (path) => (await fetch(path)).status, `/console/${file}`)

async function openRemote(page: Page, name: string): Promise<void> {
  await rowOf(page, name).getByRole('link', { name }).click()
  await heading(page, name).waitFor()
}

describe('an operator', () => {
  test('sees every remote with its version, who put it there, and its pages’ budgets', async () => {
    const page = await journey.open('/agent', { as: OPERATOR })
    await menu(page).getByRole('link', { name: 'Console' }).click()
    await heading(page, 'Console').waitFor()
    for (const name of ['mf-client-portal', 'mf-console', 'mf-contacts', 'mf-deals', 'mf-reports']) {
      await expect.poll(() => rowOf(page, name).innerText()).toMatch(/0\.1\.0-[0-9a-f]{12}[^]*Started by .* · Today/)
    }
    await rowOf(page, 'react \\d').getByText('all 5 remotes').waitFor()
    await openRemote(page, 'mf-deals')
    await page
      .getByText(/^\d+ of 120 kB$/)
      .first()
      .waitFor()
    await rowOf(page, '0.1.0').getByText('Active').waitFor()
    await page.getByRole('heading', { name: 'Who changed what' }).waitFor()
  })

  test('sees on a phone what is on the large screen', async () => {
    const page = await journey.open(CONSOLE, { as: OPERATOR, phone: true })
    await rowOf(page, 'mf-deals').getByText('Last 24 hours').waitFor()
    await openRemote(page, 'mf-deals')
    await page.getByRole('radio', { name: 'None' }).waitFor()
  })

  test('sees what visitors opened', async () => {
    const visitor = await journey.open('/agent/reports', { as: 'agent@demo.test' })
    // Reports are sent after ten seconds.
    await visitor.waitForResponse((response) => response.url().endsWith('/page-reports'))
    const page = await journey.open(CONSOLE, { as: OPERATOR })
    await expect
      .poll(async () => {
        await page.reload()
        await rowOf(page, 'mf-reports').waitFor()
        return rowOf(page, 'mf-reports').innerText()
      })
      .toMatch(/\d+ opened, \d+\.\d% failed/)
  })

  test('tries a corrupt remote in their own tab, which no other tab has', async () => {
    const page = await journey.open(`${CONSOLE}?remote=mf-reports`, { as: OPERATOR })
    await page.getByRole('radio', { name: /^Corrupt/ }).check()
    await banner(page).waitFor()
    await reports(page).click()
    await page.getByText(/^ChunkLoadError · integrity · mf-reports/).waitFor()

    const other = await page.context().newPage()
    await other.goto(`${journey.url}/agent/reports`)
    await heading(other, 'Reports').waitFor()
    expect(await banner(other).count()).toBe(0)

    // It's still so after a reload, until it's ended: then the page comes without another click.
    await page.reload()
    await page.getByText(/^ChunkLoadError · integrity · mf-reports/).waitFor()
    await page.getByRole('button', { name: 'End trial' }).click()
    await heading(page, 'Reports').waitFor()
    expect(await banner(page).count()).toBe(0)
  })

  test('gets the console back that they have turned off themselves', async () => {
    const page = await journey.open(`${CONSOLE}?remote=mf-console`, { as: OPERATOR })
    await page.getByRole('radio', { name: /^Off/ }).check()
    await banner(page).waitFor()
    await page.reload()
    await page.getByText('This page is turned off right now').waitFor()
    await page.getByRole('button', { name: 'End trial' }).click()
    await heading(page, 'mf-console').waitFor()
  })

  test('makes a remote slow, and works on meanwhile', async () => {
    const page = await journey.open(`${CONSOLE}?remote=mf-reports`, { as: OPERATOR })
    await page.getByRole('radio', { name: /^Slow/ }).check()
    await reports(page).click()
    await page.waitForURL('**/agent/reports')
    expect(await heading(page, 'Reports').count()).toBe(0)
    await menu(page).getByRole('link', { name: 'Contacts' }).click()
    await heading(page, 'Contacts').waitFor()
    await reports(page).click()
    await heading(page, 'Reports').waitFor()
  })
})

describe.each(['agent@demo.test', 'owner@demo.test'])('%s', (as) => {
  test('has no console', async () => {
    const page = await journey.open(CONSOLE, { as })
    await page.getByText('404 not found', { exact: true }).waitFor()
    await reports(page).waitFor()
    expect(await menu(page).getByRole('link', { name: 'Console' }).count()).toBe(0)
    expect(await statusOf(page, 'platform.json')).toBe(404)
    expect(await statusOf(page, 'figures.json')).toBe(404)
  })
})
