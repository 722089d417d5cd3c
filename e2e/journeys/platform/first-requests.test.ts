/** A page's first requests of the API run while its code loads, and are not made again. */
import type { Locator, Page, Request } from 'playwright-core'
import { PartyRole } from 'openapi/codes'
import { expect, test } from 'vitest'
import { makeBoard, makeDeal } from '#support/boards.ts'
import { useBrowser } from '#support/browser.ts'
import { answerOf, type ProductApi } from '#support/product-api.ts'

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

/** Whether nothing covers the middle of an element. */
const isOnTop = (shown: Locator): Promise<boolean> =>
  shown.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === element
  })

test.each([
  ['agent@demo.test', '/agent/workspaces', 1440],
  ['agent@demo.test', '/agent/workspaces', 390],
  ['client@demo.test', '/client', 1440],
])('%s sees the bars of %s, %i pixels wide, before the app runs, and then the page', async (as, path, width) => {
  const page = await journey.open('/pp', { as })
  await page.setViewportSize({ width, height: 844 })
  const { promise: scripts, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await scripts
    await route.continue()
  })
  const showSession = await holdSession(page)
  await page.goto(`${journey.url}${path}`, { waitUntil: 'commit' })
  const bars = page.locator('#start-frame')
  const bar = bars.locator('div').filter({ visible: true }).first()
  await bar.waitFor()
  expect(await page.getByRole('navigation').count(), 'what only looks like a menu').toBe(0)

  letScriptsCome()
  const loading = page.getByText('Loading...', { exact: true })
  await loading.waitFor()
  expect(await isOnTop(loading), 'whether "Loading..." can be read').toBe(true)
  expect(await bars.count()).toBe(1)

  showSession()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await bars.count()).toBe(0)
})

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

test('a board that takes long keeps neither the menu nor the title of its page waiting', async () => {
  const page = await journey.open('/pp', { as: 'agent@demo.test' })
  const { promise: answer, resolve: letBoardCome } = Promise.withResolvers<void>()
  await page.route(/\/board\/$/, async (route) => {
    await answer
    await route.continue()
  })
  await page.goto(`${journey.url}/agent/workspaces`)
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('Loading the board').waitFor({ state: 'attached' })
  expect(await page.locator('article').count()).toBe(0)
  letBoardCome()
  await page.locator('article').first().waitFor()
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
  ['agent@demo.test', '/agent', /^\/api\/v1\/home\/\?team=/],
  ['agent@demo.test', '/agent/workspaces', /^\/api\/v1\/workspaces\/[0-9a-f]{24}\/board\/$/],
  ['agent@demo.test', 'the first deal', /^\/api\/v1\/deals\/[0-9a-f]{24}\/$/],
  ['agent@demo.test', '/agent/contacts', /^\/api\/v1\/contacts\/\?.*page_size=100/],
  ['agent@demo.test', '/agent/contacts?status=1&sort=last_name', /^\/api\/v1\/contacts\/\?.*page_size=100/],
  ['agent@demo.test', '/agent/leads', /^\/api\/v1\/contacts\/board\/$/],
  ['agent@demo.test', '/agent/leads?layout=list&temperature=3', /^\/api\/v1\/contacts\/\?.*page_size=100/],
  ['agent@demo.test', '/agent/reports', /^\/api\/v1\/reports\/status\/\?/],
  ['client@demo.test', '/client', /^\/api\/v1\/client\/deals\/\?/],
  ['client@demo.test', 'the first shared deal', /^\/api\/v1\/client\/deals\/[0-9a-f]{24}\/$/],
])(
  '%s, %s: what it shows is asked for while the session is still unknown, and only once',
  async (as, place, wanted) => {
    const page = await journey.open('/pp', { as })
    const asked: string[] = []
    page.on('request', (request) => {
      if (wanted.test(addressOf(request))) asked.push(addressOf(request))
    })
    const isAsked = page.waitForRequest((request) => wanted.test(addressOf(request)))
    const answerSession = await holdSession(page)
    await page.goto(`${journey.url}${await addressAt(place, await journey.api(as))}`)
    await isAsked
    answerSession()
    await page.locator('main h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked).toHaveLength(1)
  },
)

async function addressAt(place: string, api: ProductApi): Promise<string> {
  if (place === 'the first deal') {
    const { results } = await answerOf(api.GET('/deals/', {}))
    return `/agent/deal/${results[0]?.id}`
  }
  if (place === 'the first shared deal') {
    const { results } = await answerOf(api.GET('/client/deals/', {}))
    return `/client/deal/${results[0]?.id}`
  }
  return place
}

test('a private link asks once for its deal', async () => {
  const owner = await journey.api('owner@demo.test')
  const board = await makeBoard(owner, 'Read by link')
  const contact = await answerOf(owner.POST('/contacts/', { body: { first_name: 'Robin', last_name: 'Hale' } }))
  const parties = [{ contact: contact.id, role: PartyRole.buyer }]
  const deal = await makeDeal(owner, board, { name: '16 Shared Lane', parties })
  const shared = { deal: deal.id, contact: contact.id, mode: 'link', mail: false } as const
  const { token } = await answerOf(owner.POST('/portals/', { body: shared }))
  const page = await journey.open('/pp')
  const asked: string[] = []
  page.on('request', (request) => {
    if (addressOf(request).startsWith('/api/v1/portal/')) asked.push(addressOf(request))
  })
  await page.goto(`${journey.url}/portal/${token}`)
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([`/api/v1/portal/${token}/`])
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
