/** Releases change only the registry: new tabs get the new version, open tabs keep theirs, and a rollback works. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRegistryFile, rollBack, writeRegistryFile } from '../../dev/releases/registry.ts'
import { release } from '../../dev/releases/release.ts'
import { type FederatedShell, startFederatedShell } from './federated-shell.ts'

const NEXT = '9.9.9-000000000000'
let shell: FederatedShell

beforeAll(async () => {
  shell = await startFederatedShell()
}, 120_000)

afterAll(async () => {
  await shell.stop()
  await rm(join(import.meta.dirname, '../../mf-reports/dist', NEXT), { recursive: true, force: true })
})

/** Opens the reports from the menu and returns the version that runs. */
async function versionOfReports(page: Page): Promise<string> {
  const entry = page.waitForRequest(/mf-reports\/.*remoteEntry/)
  await page.getByRole('link', { name: 'Reports' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
  return new URL((await entry).url()).pathname.split('/')[2] ?? ''
}

async function rollBackReports(): Promise<void> {
  const file = `${shell.place.dataDir}/registry.json`
  await writeRegistryFile(file, rollBack(await readRegistryFile(file), 'mf-reports'))
}

test('a release reaches new tabs; open tabs keep theirs; rollback works', async () => {
  const openTab = await shell.open('/agent/contacts')
  const before = (await readRegistryFile(`${shell.place.dataDir}/registry.json`)).remotes['mf-reports']?.active
  await release('mf-reports', shell.place, { version: NEXT })

  expect(await versionOfReports(openTab)).toBe(before)
  expect(await versionOfReports(await shell.open('/agent/contacts'))).toBe(NEXT)

  await rollBackReports()
  expect(await versionOfReports(await shell.open('/agent/contacts'))).toBe(before)
})

test('a canary reaches its share of visitors, on every visit', async () => {
  const active = (await readRegistryFile(`${shell.place.dataDir}/registry.json`)).remotes['mf-reports']?.active
  await release('mf-reports', shell.place, { version: NEXT, canary: 10 })

  expect(await versionOfReports(await shell.open('/agent/contacts', { bucket: 9 }))).toBe(NEXT)
  expect(await versionOfReports(await shell.open('/agent/contacts', { bucket: 10 }))).toBe(active)

  await rollBackReports()
  expect(await versionOfReports(await shell.open('/agent/contacts', { bucket: 9 }))).toBe(active)
})

test('all files of a page are requested at once, without waiting for the entry', async () => {
  const page = await shell.open('/agent/contacts')
  const link = page.getByRole('link', { name: 'Reports' }).first()
  await link.waitFor()
  shell.host('mf-reports').fault = { kind: 'held', on: /remoteEntry/ }
  const part = page.waitForRequest(/mf-reports\/[^/]+\/\d+\.[0-9a-f]{8}\.js$/)
  // Clicks without hovering, because hovering preloads the page.
  await link.dispatchEvent('click')
  await part
  shell.host('mf-reports').fault = null
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
})
