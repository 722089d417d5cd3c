/** Pages that load and then fail: each failure has a name and a way out, and stays in its page. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { turn } from '../../remote-kit/src/releases/release.ts'
import { type FaultyRemote, type FederatedShell, startFaultyRemote, startFederatedShell } from './federated-shell.ts'

let shell: FederatedShell
let remote: FaultyRemote

beforeAll(async () => {
  shell = await startFederatedShell()
  remote = await startFaultyRemote(shell)
}, 120_000)

afterAll(async () => {
  await remote.stop()
  await shell.stop()
})

afterEach(() => {
  remote.host.fault = null
})

/** Follows a link, as far as the router can tell. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const card = (page: Page, type: string) => page.locator(`[data-failure=${type}][data-remote=mf-faults]`)
const offers = async (page: Page, type: string) => card(page, type).getByRole('button').allInnerTexts()

/** What the page has told its monitoring. */
type Tracked = { event: string; remote?: string; version?: string; kind?: string; message?: string }

async function openFaults(
  path: string,
  options: { realTime?: boolean } = {},
): Promise<{ page: Page; tracked: (event: string) => Promise<Tracked[]> }> {
  const page = await shell.open('/agent/reports', options)
  await heading(page, 'Reports').waitFor()
  await page.evaluate(() => {
    const all: unknown[] = []
    Reflect.set(globalThis, 'tracked', all)
    addEventListener('protracker:track', (event) => all.push((event as CustomEvent).detail))
  })
  await goTo(page, path)
  const tracked = async (event: string) =>
    (await page.evaluate(() => Reflect.get(globalThis, 'tracked') as Tracked[])).filter((each) => each.event === event)
  return { page, tracked }
}

test('what a page throws, and where it renders nothing or without end, becomes a card with a way out', async () => {
  const { page, tracked } = await openFaults('/agent/faults/styled')
  await heading(page, 'Styled').waitFor()

  await goTo(page, '/agent/faults/import')
  await card(page, 'execution').waitFor()
  expect(await card(page, 'execution').innerText()).toContain('ChunkLoadError · execution · mf-faults · 1.0.0')
  // Its code has run: this tab cannot run it again.
  expect(await offers(page, 'execution')).toEqual(['Reload'])

  for (const [path, words] of [
    ['render', 'thrown in render'],
    ['effect', 'thrown in an effect'],
  ]) {
    await goTo(page, `/agent/faults/${path}`)
    await card(page, 'render').getByText(`mf-faults · ${words}`).waitFor()
    expect(await offers(page, 'render')).toEqual(['Retry', 'Reload'])
  }
  const thrown = (await tracked('remote-broke')).filter(({ message }) => message?.startsWith('thrown'))
  expect(thrown).toMatchObject([
    { remote: 'mf-faults', version: '1.0.0', message: 'thrown in render' },
    { remote: 'mf-faults', version: '1.0.0', message: 'thrown in an effect' },
  ])

  for (const path of ['blank', 'render-loop', 'effect-loop']) {
    const type = path === 'blank' ? 'blank' : 'loop'
    await goTo(page, `/agent/faults/${path}`)
    await card(page, type).waitFor()
    expect(await offers(page, type)).toEqual(['Retry', 'Reload'])
    await goTo(page, '/agent/faults/styled')
    await heading(page, 'Styled').waitFor()
  }
  await goTo(page, '/agent/contacts')
  await heading(page, 'Contacts').waitFor()
})

test('an error that no boundary sees is reported with its remote and version', async () => {
  const { page, tracked } = await openFaults('/agent/faults/late', { realTime: true })
  for (const name of ['Handler', 'Timer', 'Promise', 'Text']) await page.getByRole('button', { name }).click()
  const from = { remote: 'mf-faults', version: '1.0.0' }
  await expect
    .poll(() => tracked('remote-error'))
    .toMatchObject([
      { ...from, kind: 'error', message: 'thrown in a handler' },
      { ...from, kind: 'error', message: 'thrown in a timer' },
      { ...from, kind: 'rejection', message: 'thrown in a promise' },
      { ...from, kind: 'rejection', message: 'no error at all' },
    ])
  const place = 'remote="mf-faults",version="1.0.0",route="/agent/faults/late"'
  const counted = async () => {
    // As if it were left: what waits is sent at once.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    const lines = (await (await fetch(`${shell.url}/metrics`)).text()).split('\n')
    // Web vitals are counted too, whenever the browser has them.
    return lines.filter((line) => line.startsWith('remote_') && line.includes(place)).toSorted()
  }
  await expect
    .poll(counted)
    .toEqual([
      `remote_failures_total{${place},kind="stray-error"} 2`,
      `remote_failures_total{${place},kind="stray-rejection"} 2`,
      `remote_pages_shown_total{${place}} 1`,
    ])
  // The page goes on.
  await heading(page, 'Late').waitFor()
})

test('a changed stylesheet is named as such, is not applied, and Retry gets the right one', async () => {
  remote.host.fault = { kind: 'tampered', on: /\.css$/ }
  const { page } = await openFaults('/agent/faults/styled')
  await card(page, 'integrity').waitFor()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tampered'))).toBe('')
  remote.host.fault = null
  await card(page, 'integrity').getByRole('button', { name: 'Retry' }).click()
  await heading(page, 'Styled').waitFor()
  expect(await heading(page, 'Styled').evaluate((title) => getComputedStyle(title).color)).toBe('rgb(1, 2, 3)')
})

test('a remote built with another React offers a reload, the only thing that can help', async () => {
  await remote.release('1.1.0', [/\^19\.\d+\.\d+/g, '^20.0.0'])
  const { page } = await openFaults('/agent/faults/styled')
  await card(page, 'version').waitFor()
  expect(await offers(page, 'version')).toEqual(['Reload'])
})

test('a tab whose version is gone offers the one that there is by now, and a hint does so everywhere', async () => {
  await remote.release('1.2.0')
  const { page } = await openFaults('/agent/faults/styled')
  await heading(page, 'Styled').waitFor()
  await remote.release('1.3.0')
  remote.host.fault = { kind: 'gone', on: /1\.2\.0/ }

  await goTo(page, '/agent/faults/late')
  await card(page, 'error').getByText('A new version of this page is ready').waitFor()
  expect(await offers(page, 'error')).toEqual(['Reload'])
  await goTo(page, '/agent/contacts')
  await heading(page, 'Contacts').waitFor()
  const hint = page.getByRole('status').filter({ hasText: 'A new version is ready.' })
  await hint.getByRole('button', { name: 'Later' }).click()
  expect(await hint.count()).toBe(0)

  await goTo(page, '/agent/faults/late')
  await card(page, 'error').getByRole('button', { name: 'Reload' }).click()
  await heading(page, 'Late').waitFor()
})

test('a remote that is turned off stops in open tabs within 30 s, and only there', async () => {
  const { page } = await openFaults('/agent/faults/styled')
  await heading(page, 'Styled').waitFor()
  const other = await shell.open('/agent/contacts')
  const search = other.getByRole('searchbox').first()
  await search.fill('typed')

  await turn('off', 'mf-faults', shell.place)
  for (const tab of [page, other]) await tab.clock.fastForward(30_000)
  await card(page, 'disabled').waitFor()
  expect(await offers(page, 'disabled')).toEqual(['Retry', 'Reload'])
  expect(await search.inputValue()).toBe('typed')

  await turn('on', 'mf-faults', shell.place)
  await page.clock.fastForward(30_000)
  await heading(page, 'Styled').waitFor()
})
