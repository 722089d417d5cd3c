/** A canary that fails more often than the active version ends by itself: counted by tabs, judged by `pt-remote watch`. */
import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { release } from '../../remote-kit/src/releases/release.ts'
import { bucketOf } from '../../shell/server/visits/visitor.ts'
import { type FederatedShell, startFederatedShell } from './federated-shell.ts'

const root = join(import.meta.dirname, '../..')
const NAME = 'mf-reports'
const DIR = join(root, NAME)
const NEXT = '9.9.8-000000000000'
let shell: FederatedShell
let watch: ChildProcess
let said = ''

beforeAll(async () => {
  shell = await startFederatedShell()
  await release(DIR, shell.place, { version: NEXT, canary: 10 })
  const args = ['watch', '--place', shell.dataDir, '--metrics', `${shell.url}/metrics`, '--every', '1']
  watch = spawn(process.execPath, [join(root, 'remote-kit/src/cli/main.ts'), ...args], { cwd: root })
  for (const stream of [watch.stdout, watch.stderr]) stream?.on('data', (chunk) => (said += String(chunk)))
}, 120_000)

afterAll(async () => {
  watch.kill()
  await shell.stop()
  await rm(join(DIR, 'dist', NEXT), { recursive: true, force: true })
})

const record = async () => (await shell.place.store.read()).registry.remotes[NAME]

/** A visitor who gets the canary while there is one. */
const visitor = Array.from({ length: 100 }, (_, i) => i.toString(16).padStart(16, '0')).find(
  (one) => bucketOf(one, NAME) < 10,
)

const counted = async (version: string) => {
  const text = await (await fetch(`${shell.url}/metrics`)).text()
  const of = (outcome: string) =>
    new RegExp(`remote_tabs_total\\{remote="${NAME}",version="${version}",outcome="${outcome}"\\} (\\d+)`).exec(
      text,
    )?.[1]
  return { started: of('started'), failed: of('failed') }
}

/** What the beacons of this many tabs say. */
async function tabs(version: string, started: number, failed: number): Promise<void> {
  const place = { what: 'tab', remote: NAME, version, route: '/agent/reports' }
  const reports = [
    ...Array.from({ length: started }, () => ({ ...place, outcome: 'started' })),
    ...Array.from({ length: failed }, () => ({ ...place, outcome: 'failed' })),
  ]
  for (let from = 0; from < reports.length; from += 50) {
    const body = JSON.stringify(reports.slice(from, from + 50))
    expect((await fetch(`${shell.url}/page-reports`, { method: 'POST', body })).status).toBe(204)
  }
}

test('a tab counts once for the version that it got, and once if that fails', async () => {
  const page = await shell.open('/agent/reports', { visitor: visitor ?? '', realTime: true })
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
  await page.evaluate(() => {
    for (let i = 0; i < 3; i += 1) {
      const detail = { event: 'remote-error', kind: 'error', remote: 'mf-reports', version: '9.9.8-000000000000' }
      dispatchEvent(new CustomEvent('protracker:track', { detail }))
    }
  })
  // Beacons leave every ten seconds.
  await expect.poll(() => counted(NEXT), { timeout: 30_000 }).toEqual({ started: '1', failed: '1' })
}, 60_000)

test('it stays while it is no worse, and ends once it fails in 5 of 100 tabs; the history says why', async () => {
  const active = (await record())?.active ?? ''
  await tabs(active, 450, 5)
  await tabs(NEXT, 50, 0)
  await sleep(3000)
  expect((await record())?.canary?.version).toBe(NEXT)

  for (let round = 0; round < 8 && (await record())?.canary; round += 1) {
    await tabs(active, 450, 1)
    await tabs(NEXT, 60, 3)
    await sleep(1500)
  }
  await expect.poll(async () => (await record())?.canary, { timeout: 20_000 }).toBeNull()
  expect(await record()).toMatchObject({ active })
  const last = (await shell.place.store.history()).at(-1)
  expect(last).toMatchObject({ what: 'rollback', remote: NAME, from: NEXT })
  expect(last?.why).toMatch(/ failed in \d+ of \d+ tabs, .* to 1 that it’s worse/)
  expect(said).toContain(`The canary of ${NAME} was ended`)

  const entry = (async () => {
    const page = await shell.open('/agent/contacts', { visitor: visitor ?? '' })
    const request = page.waitForRequest(/mf-reports\/.*remoteEntry/)
    await page.getByRole('link', { name: 'Reports' }).first().click()
    return new URL((await request).url()).pathname
  })()
  expect(await entry).toContain(`/${active}/`)
}, 90_000)
