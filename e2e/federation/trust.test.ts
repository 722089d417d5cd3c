/** A page runs nothing that its team has not signed, and nothing older than what this browser has seen. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { release, rollBackRemote, turn } from '../../remote-kit/src/releases/release.ts'
import { type ChangingProxy, startChangingProxy } from './changing-proxy.ts'
import { type FederatedShell, startFederatedShell } from './federated-shell.ts'

const NAME = 'mf-reports'
const PATH = '/agent/reports'
const DIR = join(import.meta.dirname, '../..', NAME)
const NEXT = '9.9.8-000000000000'
let shell: FederatedShell
let proxy: ChangingProxy

beforeAll(async () => {
  shell = await startFederatedShell()
  proxy = await startChangingProxy(shell.url)
}, 120_000)

afterAll(async () => {
  proxy.stop()
  await shell.stop()
  await rm(join(DIR, 'dist', NEXT), { recursive: true, force: true })
})

afterEach(() => {
  proxy.changes = {}
})

/** Opens a page in a new browser, through the one who may change what it gets. */
const open = (path = PATH) => shell.open(path, { realTime: true, origin: proxy.url })
const isShown = (page: Page) => page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
const refusal = (page: Page) => page.locator(`[data-failure=manifest-invalid][data-remote=${NAME}]`)
const registryOf = (page: Page) => page.locator('#registry').textContent()
const running = (page: Page) =>
  page.evaluate(() => Object.keys(globalThis).filter((name) => name.startsWith('mf_reports')))

const globalOf = (version: string) => `mf_reports_${version.replaceAll(/[.-]/g, '_')}`

/** A change in the reports' part of a registry, which comes as JSON. */
const inReports = (change: (remote: string) => string) => (registry: string) => {
  const { remotes } = JSON.parse(registry) as { remotes: { name: string }[] }
  const changed = remotes.map((each) =>
    each.name === NAME ? (JSON.parse(change(JSON.stringify(each))) as object) : each,
  )
  return JSON.stringify({ remotes: changed })
}

test.each<[string, (remote: string) => string]>([
  ['has another file', (remote) => remote.replace(/"sha384-[^"]{4}/, '"sha384-AAAA')],
  [
    'comes from another host',
    (remote) => remote.replace(/"baseUrl":"[^"]+\/mf-reports/, '"baseUrl":"http://localhost:9/mf-reports'),
  ],
  ['claims another version', (remote) => remote.replaceAll(/"version":"[^"]+"/g, '"version":"7.7.7"')],
  ['has no signature', (remote) => remote.replace(/"record":\{/, '"other":{')],
  ['has a signature of something else', (remote) => remote.replaceAll(/"signature":"[^"]{4}/g, '"signature":"AAAA')],
])('a remote that was changed on its way and %s does not run', async (_, change) => {
  proxy.changes = { document: inReports(change), later: inReports(change) }
  const page = await open()
  await refusal(page).waitFor()
  expect(await running(page)).toEqual([])
  // The rest of the page is not taken along.
  await page.getByRole('link', { name: 'Contacts' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
  proxy.changes = {}
  await page.getByRole('link', { name: 'Reports' }).first().click()
  await isShown(page)
})

test('what was replayed does not run in a browser that has seen what came after it', async () => {
  const page = await open()
  await isShown(page)
  const before = (await registryOf(page)) ?? ''
  await release(DIR, shell.place, { version: NEXT })
  await page.reload()
  await isShown(page)

  proxy.changes = { document: () => before, later: () => before }
  await page.reload()
  await refusal(page).waitFor()
  expect(await running(page)).toEqual([])

  // A document from an old cache is no trouble if the server knows better.
  proxy.changes = { document: () => before }
  await page.reload()
  await isShown(page)
  expect(await running(page)).toEqual([globalOf(NEXT)])
})

test('what was turned off is not turned on again on the way', async () => {
  await turn('off', NAME, shell.place)
  const turnOn = (registry: string) => registry.replaceAll('"disabled":true', '"disabled":false')
  proxy.changes = { document: turnOn, later: turnOn }
  const page = await open()
  await refusal(page).waitFor()
  expect(await running(page)).toEqual([])
  await turn('on', NAME, shell.place)
})

test('a version that no one gets any more runs only in the browser of a tester who chose it', async () => {
  const newest = (await shell.place.store.read()).registry.remotes[NAME]?.active ?? ''
  await rollBackRemote(NAME, shell.place)
  const tester = await open(`${PATH}?remote_versions=${NAME}@${newest}`)
  await isShown(tester)
  expect(await running(tester)).toEqual([globalOf(newest)])
  const chosen = (await registryOf(tester)) ?? ''

  proxy.changes = { document: () => chosen, later: () => chosen }
  const other = await open()
  await refusal(other).waitFor()
  expect(await running(other)).toEqual([])
})
