/** Releases change only the registry: new tabs get the new version, open tabs keep theirs, and a rollback works. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { promoteCanary, release, rollBackRemote } from '../../remote-kit/src/releases/release.ts'
import { bucketOf } from '../../shell/server/visits/visitor.ts'
import { type FederatedShell, startFederatedShell } from './federated-shell.ts'

const NAME = 'mf-reports'
const DIR = join(import.meta.dirname, '../..', NAME)
const NEXT = '9.9.9-000000000000'
let shell: FederatedShell

beforeAll(async () => {
  shell = await startFederatedShell()
}, 120_000)

afterAll(async () => {
  await shell.stop()
  await rm(join(DIR, 'dist', NEXT), { recursive: true, force: true })
})

/** Opens the reports from the menu and returns the version that runs. */
async function versionOfReports(page: Page): Promise<string> {
  const entry = page.waitForRequest(/mf-reports\/.*remoteEntry/)
  await page.getByRole('link', { name: 'Reports' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
  return new URL((await entry).url()).pathname.split('/')[2] ?? ''
}

const activeVersion = async () => (await shell.place.store.read()).registry.remotes[NAME]?.active

test('a release reaches new tabs; open tabs keep theirs; rollback works', async () => {
  const openTab = await shell.open('/agent/contacts')
  const before = await activeVersion()
  await release(DIR, shell.place, { version: NEXT })

  expect(await versionOfReports(openTab)).toBe(before)
  expect(await versionOfReports(await shell.open('/agent/contacts'))).toBe(NEXT)

  await rollBackRemote(NAME, shell.place)
  expect(await versionOfReports(await shell.open('/agent/contacts'))).toBe(before)
})

test('a canary reaches its share of visitors, on every visit, and then everyone', async () => {
  const visitors = Array.from({ length: 100 }, (_, i) => i.toString(16).padStart(16, '0'))
  const isIn = (visitor: string) => bucketOf(visitor, NAME) < 10
  const [inside, outside] = [visitors.find(isIn) ?? '', visitors.find((each) => !isIn(each)) ?? '']
  const versionFor = async (visitor: string) => versionOfReports(await shell.open('/agent/contacts', { visitor }))
  const active = await activeVersion()
  await release(DIR, shell.place, { version: NEXT, canary: 10 })

  expect(await versionFor(inside)).toBe(NEXT)
  expect(await versionFor(outside)).toBe(active)

  await promoteCanary(NAME, shell.place)
  expect(await versionFor(outside)).toBe(NEXT)
})

test('all files of a page are requested at once, without waiting for the entry', async () => {
  const page = await shell.open('/agent/contacts')
  const link = page.getByRole('link', { name: 'Reports' }).first()
  await link.waitFor()
  shell.host('mf-reports').fault = { kind: 'late', on: /remoteEntry/ }
  const part = page.waitForRequest(/mf-reports\/[^/]+\/\d+\.[0-9a-f]{8}\.js$/)
  // Clicks without hovering, because hovering preloads the page.
  await link.dispatchEvent('click')
  await part
  shell.host('mf-reports').fault = null
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
})
