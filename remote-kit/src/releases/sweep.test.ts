import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Release } from '#federation/registry.ts'
import { folderStorage } from '#places/folder-storage.ts'
import type { Storage } from '#places/storage.ts'
import { createEnvironment, registryIn } from './environments.ts'
import { activate, dryRun } from './registry.ts'
import { editRegistry } from './registry-store.ts'
import { sweep } from './sweep.ts'

const NAME = 'mf-deals'
const DAY_MS = 24 * 60 * 60 * 1000
let folder: string
let storage: Storage

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protracker-sweep-'))
  storage = folderStorage(folder)
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

/** Uploads versions and gives them to everyone, one after the other in one edit. */
async function release(...versions: string[]): Promise<void> {
  await releaseIn('production', ...versions)
}

async function releaseIn(environment: string, ...versions: string[]): Promise<void> {
  await Promise.all(versions.map(upload))
  await editRegistry(registryIn(storage, environment), { what: 'release', remote: NAME }, (registry) =>
    versions.reduce((current, version) => activate(current, NAME, releaseOf(version)), registry),
  )
}

function releaseOf(version: string): Release {
  const manifest = { name: NAME, version, shellApi: '^1.0.0', entry: 'entry.js', globalName: 'mf_deals', files: {} }
  const data = { name: NAME, shellApi: '^1.0.0', routes: [], nav: [] }
  const more = { contractVersion: 1, runtime: '2.9.2', preload: { contract: [], pages: {} }, shared: {}, data }
  return { version, baseUrl: `http://localhost/${version}/`, manifest: { ...manifest, ...more } }
}

async function upload(version: string): Promise<void> {
  const dir = join(folder, 'releases', NAME, version)
  await mkdir(dir, { recursive: true })
  await writeFile(join(dir, 'entry.js'), '')
  // By the clock of this test, which may be shifted; the disk's is not.
  const now = Date.now() / 1000
  await utimes(join(dir, 'entry.js'), now, now)
}

const sweepAt = (options?: Parameters<typeof sweep>[1]) => sweep({ storage, files: storage }, options)
const left = async () => (await readdir(join(folder, 'releases', NAME))).toSorted()
const inDays = (days: number) => ({ now: Date.now() + days * DAY_MS })

// A registry keeps twenty versions besides the active one.
const ENOUGH = Array.from({ length: 21 }, (_, i) => `2.0.${i}`)

test('what a registry has stays, however old; what none has goes once no tab can need it', async () => {
  await release('1.0.0')
  await release('1.0.1')
  await release(...ENOUGH)
  await upload('3.0.0-never-released')

  expect(await sweepAt(inDays(29))).toEqual([])
  const old = ['1.0.0', '1.0.1', '3.0.0-never-released']
  expect((await sweepAt({ ...inDays(31), isTrial: true })).map(({ version }) => version).toSorted()).toEqual(old)
  expect(await left()).toHaveLength(24)
  await sweepAt(inDays(31))
  expect(await left()).toEqual(ENOUGH.toSorted())
})

test('what one environment has stays for it', async () => {
  await release('1.0.0')
  await createEnvironment(storage, 'staging')
  await release('1.0.1')
  await release(...ENOUGH)
  await sweepAt(inDays(31))
  expect(await left()).toEqual(['1.0.0', ...ENOUGH.toSorted()])
})

test('an upload that is old, but was used since, counts from its last use', async () => {
  await release('1.0.0')
  await release(...ENOUGH)
  const yearAgo = new Date(Date.now() - 365 * DAY_MS)
  await utimes(join(folder, 'releases', NAME, '1.0.0/entry.js'), yearAgo, yearAgo)
  expect(await sweepAt()).toEqual([])
  await expect(sweepAt({ days: 0 })).rejects.toThrow('at least 1')
})

test('what several environments had counts from the last use in any of them', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await release('1.0.0')
  await createEnvironment(storage, 'staging')
  await releaseIn('staging', ...ENOUGH)
  vi.setSystemTime(Date.now() + 20 * DAY_MS)
  await release(...ENOUGH)
  expect(await sweepAt(inDays(25))).toEqual([])
  expect((await sweepAt(inDays(31))).map(({ version }) => version)).toEqual(['1.0.0'])
})

test('a canary that a release replaced counts from then, not from its start', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await release('1.0.0')
  await upload('1.1.0')
  await editRegistry(registryIn(storage), { what: 'canary', remote: NAME }, (registry) =>
    dryRun(registry, NAME, releaseOf('1.1.0'), 10),
  )
  vi.setSystemTime(Date.now() + 20 * DAY_MS)
  await release(...ENOUGH)
  expect((await sweepAt(inDays(29))).map(({ version }) => version)).toEqual([])
  expect((await sweepAt(inDays(31))).map(({ version }) => version)).toEqual(['1.0.0', '1.1.0'])
})
