/** The development setup: changes appear in the open page, and every remote runs alone. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useBrowser } from '#support/browser.ts'
import { copyFrontEnds, type DevServers } from '#support/dev-servers.ts'
import { productUrl } from '#support/product-url.ts'

/** Far from the ports of the product. */
const PORT = 26_500

let servers: DevServers
let url: string
const browser = useBrowser(() => url)

beforeEach(async () => {
  servers = await copyFrontEnds(PORT)
})
afterEach(() => servers.stop())

test('a change to the shell or a remote appears in the open page without a reload', async () => {
  await servers.start('mf-contacts')
  url = await servers.start('shell', { API_URL: productUrl() })
  const page = await browser.open('/agent/contacts', { as: 'agent@demo.test' })
  const heading = page.getByRole('heading', { level: 1 })
  const search = page.getByRole('searchbox', { name: 'Search contacts' })
  await search.fill('Ash')
  await page.evaluate(() => Object.assign(window, { isStillOpen: true }))

  const inRemote = 'mf-contacts/src/parts/contacts-screen/ContactsScreen.tsx'
  await servers.edit(inRemote, 'title={scope.title}', 'title={`All ${scope.title}`}')
  await expect.poll(() => heading.innerText()).toBe('All Contacts')
  await servers.edit('shell/src/frame/agent/copy.ts', 'Search deals, contacts, tasks', 'Find what you need')
  await page.getByText('Find what you need').waitFor()

  expect(await search.inputValue()).toBe('Ash')
  expect(await page.evaluate(() => 'isStillOpen' in window)).toBe(true)
})

describe('a remote alone', () => {
  // All remotes are served alike: one of the agents' and the clients' own show that they reach the API as their user.
  test.each([
    ['mf-deals', 'agent@demo.test', /^Good /],
    ['mf-client-portal', 'client@demo.test', /./],
  ])('shows the first page of %s with data of the API', async (name, person, title) => {
    url = await servers.start(name, { API_URL: productUrl() })
    const page = await browser.open('/', { as: person })
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test.each([
    ['mf-deals', /^Good /],
    ['mf-contacts', 'Contacts'],
    ['mf-reports', 'Reports'],
    ['mf-client-portal', /./],
  ])('shows the first page of %s without an API, with the examples of the contract', async (name, title) => {
    url = await servers.start(name, { MOCK: '1' })
    const page = await browser.open('/')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })
})
