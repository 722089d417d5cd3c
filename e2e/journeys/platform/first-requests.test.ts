/** A page's first requests of the API run while its code loads, and are not made again. */
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { answerOf } from '#support/product-api.ts'

const journey = useBrowser()

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url())
  return pathname + search
}

/** Keeps a page from knowing who is signed in until the returned function is called. */
async function holdSession(page: Page): Promise<() => void> {
  const { promise: session, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/v1/auth/login/', async (route) => {
    await session
    await route.continue()
  })
  return resolve
}

test('the board asks once for the session, the teams and the workspaces, ahead of its code', async () => {
  const page = await journey.open('/agent', { as: 'agent@demo.test' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (addressOf(request).startsWith('/api/')) asked.push(addressOf(request))
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

test('every script that the board starts with is named in the page, so none waits for another', async () => {
  const page = await journey.open('/pp', { as: 'agent@demo.test' })
  // Before anything that follows the first card, such as what a board fetches once it's shown.
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('article')) return
      performance.mark('first card')
      seen.disconnect()
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  const answer = await page.goto(`${journey.url}/agent/workspaces`)
  await page.locator('article').first().waitFor()
  const scripts = await page.evaluate(() => {
    const shown = performance.getEntriesByName('first card')[0]?.startTime ?? 0
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < shown)
    return before.map(({ name }) => name).filter((url) => url.endsWith('.js'))
  })
  const html = (await answer?.text()) ?? ''
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((url) => !html.includes(`"${new URL(url).pathname}"`) && !html.includes(`"${url}"`))).toEqual(
    [],
  )
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

test.each([
  ['/agent', /^\/api\/v1\/home\/\?team=/],
  ['/agent/workspaces', /^\/api\/v1\/workspaces\/[0-9a-f]{24}\/board\/$/],
  ['the first deal', /^\/api\/v1\/deals\/[0-9a-f]{24}\/$/],
])('%s asks for what it shows while the session is still unknown, and only once', async (place, wanted) => {
  const page = await journey.open('/pp', { as: 'agent@demo.test' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (wanted.test(addressOf(request))) asked.push(addressOf(request))
  })
  const isAsked = page.waitForRequest((request) => wanted.test(addressOf(request)))
  const answerSession = await holdSession(page)
  const { results } = await answerOf((await journey.api('agent@demo.test')).GET('/deals/', {}))
  await page.goto(`${journey.url}${place.startsWith('/') ? place : `/agent/deal/${results[0]?.id}`}`)
  await isAsked
  answerSession()
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)
})

test('the deals of a board that was read before its frame can be moved', async () => {
  const page = await journey.open('/pp', { as: 'agent@demo.test' })
  const agent = await journey.api('agent@demo.test')
  const [first] = (await answerOf(agent.GET('/workspaces/', {}))).results
  const answerSession = await holdSession(page)
  const isRead = page.waitForResponse((response) => response.url().endsWith(`/workspaces/${first?.id}/board/`))
  await page.goto(`${journey.url}/agent/workspaces?workspace=${first?.id}`)
  await (await isRead).finished()
  answerSession()
  const params = { path: { id: first?.id ?? '' } }
  const { columns } = await answerOf(agent.GET('/workspaces/{id}/board/', { params }))
  await page.locator('article').first().hover()
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  for (const { phase } of columns.slice(1))
    await page.getByRole('menuitem', { name: phase.name, exact: true }).waitFor()
})

test('a board that the address filters waits for the page', async () => {
  const page = await journey.open('/pp', { as: 'agent@demo.test' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (addressOf(request).includes('/board/')) asked.push(new URL(request.url()).search)
  })
  await page.goto(`${journey.url}/agent/workspaces?priority=3`)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['?priority=3'])
})
