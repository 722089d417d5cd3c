/**
 * Whatever happens to a remote's host, the shell keeps working, shows the failure, and loads the remote once it
 * recovers.
 */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { RegistryRemote, Release } from '../../remote-kit/src/federation/registry.ts'
import type { FailureType } from '../../shell/src/federation/chunk-load-error.ts'
import { type FederatedShell, LOAD_TIMEOUT_MS, startFederatedShell } from './federated-shell.ts'

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

/** The page shows a card that names the failure, and the rest of the product works. */
async function expectFailure(page: Page, type: FailureType): Promise<void> {
  const card = failureCard(page)
  await card.waitFor({ timeout: LOAD_TIMEOUT_MS * 3 })
  expect(await card.getAttribute('data-failure')).toBe(type)
  expect(await card.innerText()).toContain(`ChunkLoadError · ${type} · mf-contacts`)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'tampered'))).toBeUndefined()

  await page.getByRole('link', { name: 'Reports' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
  expect(await failureCard(page).count()).toBe(0)
  await page.getByRole('link', { name: 'Contacts' }).first().click()
  await failureCard(page).waitFor({ timeout: LOAD_TIMEOUT_MS * 3 })
}

async function expectRetryWorks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor({ timeout: LOAD_TIMEOUT_MS * 3 })
}

/** The page's own chunk, other than the entry and the contract. */
const PAGE_PART = /\/\d+\.[0-9a-f]{8}\.js$/

describe('a remote whose host', () => {
  test('is down', async () => {
    await shell.host('mf-contacts').kill()
    const page = await shell.open('/agent/contacts')
    await expectFailure(page, 'error')
    await shell.host('mf-contacts').start()
    await expectRetryWorks(page)
  })

  test.each([
    ['entry', /remoteEntry/],
    ['page part', PAGE_PART],
  ])('sends its %s too slowly', async (_, on) => {
    shell.host('mf-contacts').fault = { kind: 'held', on }
    const page = await shell.open('/agent/contacts')
    await expectFailure(page, 'timeout')
    shell.host('mf-contacts').fault = null
    await expectRetryWorks(page)
  })

  test('answers HTML instead of its entry', async () => {
    shell.host('mf-contacts').fault = { kind: 'html', on: /remoteEntry/ }
    const page = await shell.open('/agent/contacts')
    await expectFailure(page, 'integrity')
    shell.host('mf-contacts').fault = null
    await expectRetryWorks(page)
  })

  test.each([
    ['entry', /remoteEntry/],
    ['contract', /contract\./],
    ['page part', PAGE_PART],
  ])('sends a changed %s, which does not run', async (_, on) => {
    shell.host('mf-contacts').fault = { kind: 'tampered', on }
    const page = await shell.open('/agent/contacts')
    await expectFailure(page, 'integrity')
    shell.host('mf-contacts').fault = null
    await expectRetryWorks(page)
  })

  test('has lost its files', async () => {
    shell.host('mf-contacts').fault = { kind: 'gone', on: PAGE_PART }
    const page = await shell.open('/agent/contacts')
    await expectFailure(page, 'error')
    shell.host('mf-contacts').fault = null
    await expectRetryWorks(page)
  })
})

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
      (release) => ({ ...release, manifest: { ...release.manifest, globalName: 'nobody' } }),
    ],
  ])('%s', async (_, type, change) => {
    const restore = await shell.editRegistry('mf-contacts', (remote) => withRelease(remote, change))
    const page = await shell.open('/agent/contacts')
    await expectFailure(page, type)
    await restore()
    if (type === 'version') await page.reload()
    else await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
  })

  test('is disabled', async () => {
    const restore = await shell.editRegistry('mf-contacts', (remote) => ({ ...remote, disabled: true }))
    const page = await shell.open('/agent/contacts')
    await expectFailure(page, 'disabled')
    await restore()
    await expectRetryWorks(page)
  })

  test('cannot be fetched again', async () => {
    await shell.host('mf-contacts').kill()
    const page = await shell.open('/agent/contacts')
    await failureCard(page).waitFor({ timeout: LOAD_TIMEOUT_MS * 3 })
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
