/** A page's first requests of the API run while its code loads, and are not made again. */
import { expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'

const journey = useBrowser()

test('the board asks once for the session, the teams and the workspaces, ahead of its code', async () => {
  const page = await journey.open('/agent', { as: 'agent@demo.test' })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname + search)
  })
  await page.goto(`${journey.url}/agent/workspaces`)
  await page.locator('article').first().waitFor()
  const ahead = await page
    .locator('head > link[rel=preload][as=fetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(ahead).toEqual([
    '/api/v1/auth/login/',
    '/api/v1/teams/?page_size=100',
    '/api/v1/workspaces/?page_size=100&count=none',
  ])
  for (const request of ahead)
    expect(
      asked.filter((one) => one === request),
      `${request}`,
    ).toHaveLength(1)
})

test('the code of the board is fetched when the mouse comes near New deal', async () => {
  const page = await journey.open('/agent/reports', { as: 'agent@demo.test' })
  const newDeal = page.getByRole('button', { name: 'New deal' })
  await newDeal.waitFor()
  const code = page.locator('link[rel=preload][href*="/mf-deals/"]')
  expect(await code.count()).toBe(0)
  await newDeal.hover()
  await code.first().waitFor({ state: 'attached' })
})
