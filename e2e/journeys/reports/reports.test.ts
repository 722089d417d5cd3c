/** Reports: the defaults of docs/specification.md §3, settings in the URL, and sums that match everywhere. */
import { DealScope, DealStatusFilter, ReportName, ReportPeriod, reportNameLabels } from 'openapi/codes'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatMoney } from 'ui-kit/format'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'

const journey = useBrowser()
let owner: ProductApi

beforeAll(async () => {
  owner = await journey.api('owner@demo.test')
})

const open = (search = '') => journey.open(`/agent/reports${search}`, { as: 'owner@demo.test' })
const tab = (page: Page, list: string, name: string) =>
  page.getByRole('tablist', { name: list }).getByRole('tab', { name, exact: true })
const isOn = async (page: Page, list: string, name: string) => {
  await tab(page, list, name).waitFor()
  expect(await tab(page, list, name).getAttribute('aria-selected'), `${list}: ${name}`).toBe('true')
}

describe('the settings', () => {
  test('default to "0" for scope and status, and the year to date', async () => {
    const page = await journey.open('/pp', { as: 'owner@demo.test' })
    const asked = page.waitForRequest('**/api/v1/reports/summary/*')
    await page.goto(`${journey.url}/agent/reports`)
    const { searchParams } = new URL((await asked).url())
    expect([searchParams.get('dealScope'), searchParams.get('dealStatus')]).toEqual(['0', '0'])
    await isOn(page, 'Whose deals', 'Team')
    await isOn(page, 'Deal status', 'All')
    await isOn(page, 'Period', 'YTD')
  })

  test('are in the URL: another browser shows the same', async () => {
    const page = await open()
    await tab(page, 'Period', 'All time').click()
    await tab(page, 'Deal status', 'Closed Only').click()
    await tab(page, 'Report', 'Lead source').click()
    const total = page.getByRole('row', { name: /^Total/ })
    await page.getByRole('heading', { name: 'By lead source' }).waitFor()
    const { pathname, search, searchParams } = new URL(page.url())
    expect(searchParams.get('period')).toBe('3')

    const other = await journey.open(pathname + search, { as: 'owner@demo.test' })
    await isOn(other, 'Period', 'All time')
    await isOn(other, 'Deal status', 'Closed Only')
    await isOn(other, 'Report', 'Lead source')
    await expect.poll(() => other.getByRole('row', { name: /^Total/ }).innerText()).toBe(await total.innerText())
  })
})

test('on a phone the tab of the current report is visible', async () => {
  const search = '?report=commission_split'
  const page = await journey.open(`/agent/reports${search}`, { as: 'owner@demo.test', phone: true })
  const chosen = tab(page, 'Report', reportNameLabels.commission_split)
  await chosen.waitFor()
  const width = page.viewportSize()?.width ?? 0
  const rightEdge = async () => {
    const box = await chosen.boundingBox()
    return box ? box.x + box.width : Infinity
  }
  await expect.poll(rightEdge).toBeLessThanOrEqual(width)
})

describe('the sums', () => {
  const teamOf = async () => (await answerOf(owner.GET('/teams/'))).results[0]?.id ?? ''

  test.each(Object.values(ReportPeriod))('of all seven reports equal the summary, period %i', async (period) => {
    for (const dealStatus of Object.values(DealStatusFilter)) {
      const query = { period, dealScope: DealScope.Team, dealStatus }
      const summary = await answerOf(owner.GET('/reports/summary/', { params: { query } }))
      for (const name of Object.values(ReportName)) {
        const { rows } = await answerOf(owner.GET('/reports/{name}/', { params: { path: { name }, query } }))
        const sum = (of: 'volume' | 'commission') => rows.reduce((total, row) => total + (row[of] ?? 0), 0)
        expect([name, sum('volume'), sum('commission')]).toEqual([name, summary.volume, summary.commission])
      }
    }
  })

  test('on the screen are those of the API, for each report', async () => {
    const query = {
      period: ReportPeriod.AllTime,
      dealScope: DealScope.Team,
      dealStatus: DealStatusFilter.All,
      team: await teamOf(),
    }
    const summary = await answerOf(owner.GET('/reports/summary/', { params: { query } }))
    const page = await open('?period=3')
    for (const name of Object.values(ReportName)) {
      const label = reportNameLabels[name]
      await tab(page, 'Report', label).click()
      await page.getByRole('heading', { name: `By ${label.toLowerCase()}` }).waitFor()
      const total = await page.getByRole('row', { name: /^Total/ }).innerText()
      expect(total, label).toContain(formatMoney(summary.volume))
      expect(total, label).toContain(formatMoney(summary.commission))
    }
  })

  test('open the deals that they count', async () => {
    const page = await open('?period=3')
    const tile = page.getByRole('link', { name: /^Deals/ })
    const count = Number((await tile.innerText()).replace(/\D/g, ''))
    expect(count).toBeGreaterThan(0)
    await tile.click()
    await page.waitForURL((url) => url.searchParams.get('deals') === 'all')
    await page.getByRole('dialog').getByText(`${count} deals`).waitFor()
  })
})
