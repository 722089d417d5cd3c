/**
 * Whatever happens to a remote's host, the shell keeps working, shows the failure, and loads the remote once it
 * recovers.
 */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { RegistryRemote, Release } from '../../remote-kit/src/federation/registry.ts'
import type { FailureType } from '../../shell/src/federation/chunk-load-error.ts'
import type { Fault } from './fault-host.ts'
import { type FederatedShell, startFederatedShell } from './federated-shell.ts'

/** How long a page part may take. */
const LOAD_TIMEOUT_MS = 120_000

let shell: FederatedShell

beforeAll(async () => {
  shell = await startFederatedShell()
}, 120_000)

afterAll(() => shell.stop())

afterEach(async () => {
  const host = shell.host('mf-contacts')
  host.fault = null
  await host.kill()
  await host.start()
})

const failureCard = (page: Page) => page.locator('[data-failure]')
const button = (page: Page, name: string) => failureCard(page).getByRole('button', { name })

/** The card names the failure, and offers what can help. */
async function expectCard(page: Page, type: FailureType, offer: 'Retry' | 'Reload' = 'Retry'): Promise<void> {
  const card = page.locator(`[data-failure=${type}]`)
  await hurry(page, () => card.isVisible())
  expect(await failureCard(page).innerText()).toContain(`ChunkLoadError · ${type} · mf-contacts`)
  expect(await button(page, 'Retry').count()).toBe(offer === 'Retry' ? 1 : 0)
  expect(await button(page, 'Reload').count()).toBe(1)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'tampered'))).toBeUndefined()
}

/** Moves the page's time on, over the pauses between its own tries. */
const hurry = (page: Page, isDone: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        if (await isDone()) return true
        await page.clock.fastForward(500)
        return false
      },
      { interval: 100 },
    )
    .toBe(true)

const goTo = (page: Page, name: string) => page.getByRole('link', { name }).first().click()
const expectPage = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Opens the contacts, which fail; goes to the reports, which work; and back to the contacts, which fail again. */
async function expectFailure(type: FailureType, afterOpening: (page: Page) => Promise<void> = async () => undefined) {
  const page = await shell.open('/agent/contacts')
  await afterOpening(page)
  await expectCard(page, type)
  await goTo(page, 'Reports')
  await expectPage(page, 'Reports')
  expect(await failureCard(page).count()).toBe(0)
  await goTo(page, 'Contacts')
  await afterOpening(page)
  await expectCard(page, type)
  return page
}

async function expectRetryWorks(page: Page): Promise<void> {
  await button(page, 'Retry').click()
  await expectPage(page, 'Contacts')
}

const ENTRY = /remoteEntry/
const CONTRACT = /contract\./
/** The page's own chunks, other than the entry and the contract. */
const PAGE_PART = /\/\d+\.[0-9a-f]{8}\.js$/

describe('a remote whose host', () => {
  test('is down', async () => {
    const host = shell.host('mf-contacts')
    await host.kill()
    const page = await expectFailure('error')
    await host.start()
    await expectRetryWorks(page)
  })

  test('is out of reach, because the browser is offline', async () => {
    const page = await shell.open('/agent/reports')
    await expectPage(page, 'Reports')
    await page.context().setOffline(true)
    await goTo(page, 'Contacts')
    await expectCard(page, 'error')
    await page.context().setOffline(false)
    await expectRetryWorks(page)
  })

  test.each<[string, FailureType, Fault]>([
    ['has lost its files', 'error', { kind: 'gone', on: PAGE_PART }],
    ['answers 500', 'error', { kind: 'broken', on: ENTRY }],
    ['sends its entry as text', 'error', { kind: 'mistyped', on: ENTRY }],
    ['cuts a page part off', 'error', { kind: 'cut', on: PAGE_PART }],
    ['does not let other origins use it', 'error', { kind: 'private' }],
    ['answers HTML instead of its entry', 'integrity', { kind: 'html', on: ENTRY }],
    ['sends a changed entry', 'integrity', { kind: 'tampered', on: ENTRY }],
    ['sends a changed contract', 'integrity', { kind: 'tampered', on: CONTRACT }],
    ['sends a changed page part', 'integrity', { kind: 'tampered', on: PAGE_PART }],
  ])('%s', async (_, type, fault) => {
    const host = shell.host('mf-contacts')
    host.fault = fault
    const page = await expectFailure(type)
    host.fault = null
    await expectRetryWorks(page)
  })

  test.each<[string, Fault['kind'], RegExp | 'a page part']>([
    ['never answers for its entry', 'held', ENTRY],
    ['never answers for its contract', 'held', CONTRACT],
    ['never answers for a page part', 'held', 'a page part'],
    ['stalls in the middle of a page part', 'stalled', 'a page part'],
  ])('%s', async (_, kind, files) => {
    const host = shell.host('mf-contacts')
    // Only one: what is never answered keeps its connection, and a browser has six of them with a host.
    const on = files instanceof RegExp ? files : await onePart()
    host.fault = { kind, on }
    let tries = 0
    const page = await expectFailure('timeout', async (opened) => {
      const query = tries > 0 ? `?retry=${tries}` : ''
      tries += 1
      // A preload may have asked already: only the script waits.
      await opened.waitForFunction(
        ([source, end]) =>
          [...document.scripts].some(({ src }) => {
            const { pathname, search } = new URL(src || 'about:blank')
            return src.includes('mf-contacts') && new RegExp(source ?? '').test(pathname) && search === end
          }),
        [on.source, query] as const,
      )
      await opened.clock.fastForward(LOAD_TIMEOUT_MS)
    })
    // The host is well again, but never answers what it has held.
    host.fault = null
    await expectRetryWorks(page)
  })
})

/** Matches one of the page's own files. */
async function onePart(): Promise<RegExp> {
  const { remotes } = (await shell.place.store.read()).registry
  const { active = '', versions = {} } = remotes['mf-contacts'] ?? {}
  const part = versions[active]?.manifest.preload.pages['/agent/contacts']?.find((file) => PAGE_PART.test(`/${file}`))
  if (!part) throw new Error('the page has no part of its own')
  return new RegExp(`/${part.replaceAll('.', '[.]')}$`)
}

/** A registry with a changed active release of a remote. */
function withRelease(remote: RegistryRemote, change: (release: Release) => unknown): RegistryRemote {
  const release = remote.versions[remote.active]
  if (!release) throw new Error('no active release')
  return { ...remote, versions: { ...remote.versions, [remote.active]: change(release) as Release } }
}

describe('a registry in which a remote', () => {
  test.each<[string, FailureType, (release: Release) => unknown]>([
    [
      'has no hash for its entry',
      'manifest-invalid',
      (release) => ({ ...release, manifest: { ...release.manifest, files: {} } }),
    ],
    [
      'has a hash that is none',
      'manifest-invalid',
      ({ manifest, ...release }) => ({
        ...release,
        manifest: { ...manifest, files: { ...manifest.files, [manifest.entry]: 'sha384-' } },
      }),
    ],
    [
      'is built for another contract',
      'version',
      (release) => ({ ...release, manifest: { ...release.manifest, contractVersion: 99 } }),
    ],
    [
      'promises a global that it does not fill',
      'execution',
      (release) => ({ ...release, manifest: { ...release.manifest, globalName: 'no_one' } }),
    ],
  ])('%s', async (_, type, change) => {
    const restore = await shell.editRegistry('mf-contacts', (remote) => withRelease(remote, change))
    const page = await shell.open('/agent/contacts')
    const isReloaded = type === 'version'
    await expectCard(page, type, isReloaded ? 'Reload' : 'Retry')
    await restore()
    await button(page, isReloaded ? 'Reload' : 'Retry').click()
    await expectPage(page, 'Contacts')
  })

  test('is disabled', async () => {
    const restore = await shell.editRegistry('mf-contacts', (remote) => ({ ...remote, disabled: true }))
    const page = await expectFailure('disabled')
    await restore()
    await expectRetryWorks(page)
  })

  test('cannot be fetched again', async () => {
    await shell.host('mf-contacts').kill()
    const page = await shell.open('/agent/contacts')
    await expectCard(page, 'error')
    await page.route('**/registry.json', (route) => route.fulfill({ status: 503 }))
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.locator('[data-failure=manifest]').waitFor()
    await page.unroute('**/registry.json')
    await shell.host('mf-contacts').start()
    await expectRetryWorks(page)
  })
})

test('the browser refuses a script that is added without a hash', async () => {
  const page = await shell.open('/agent/contacts')
  await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
  const loaded = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), { src, crossOrigin: 'anonymous' })
        script.addEventListener('load', () => resolve('run'))
        script.addEventListener('error', () => resolve('refused'))
        document.head.append(script)
      }),
    await page.locator('link[rel=preload][href*=remoteEntry]').getAttribute('href'),
  )
  expect(loaded).toBe('refused')
})

test('with every remote down, the menu and the 404 work', async () => {
  await Promise.all(shell.hosts.map((host) => host.kill()))
  const page = await shell.open('/agent/contacts')
  await page.getByRole('link', { name: 'Workspaces' }).first().waitFor()
  const nowhere = await page.goto(`${shell.url}/nowhere`)
  expect(nowhere?.status()).toBe(404)
  await page.getByText('404 not found').waitFor()
  await Promise.all(shell.hosts.map((host) => host.start()))
})
