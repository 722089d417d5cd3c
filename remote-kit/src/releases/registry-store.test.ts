import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStorage } from '#places/folder-storage.ts'
import { storedRegistry } from './stored-registry.ts'
import { EMPTY, RegistryError, setDisabled, withShell } from './registry.ts'
import { editRegistry, isAbout } from './registry-store.ts'

let folder: string
let file: string
const storeIn = (root: string) => storedRegistry(folderStorage(root), 'production')
const offer = { shellApi: '1.0.0', contractVersion: 1, runtime: '2.9.2', shared: {}, routes: [], icons: [] }
const shellOf = (version: string) => ({ ...offer, version })
const remote = { active: '1.0.0', past: [], canary: null, disabled: false, versions: {} }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protracker-registry-'))
  file = join(folder, 'registry.json')
})
afterEach(() => rm(folder, { recursive: true }))

const published = async (): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

test('is empty at first; reading it writes nothing', async () => {
  const store = storeIn(folder)
  expect(await store.read()).toEqual({ registry: EMPTY, revision: '0' })
  expect(await store.history()).toEqual([])
  expect(await readdir(folder)).toEqual([])
})

test('edits of many at the same time all take effect, each with its line of history', async () => {
  const names = Array.from({ length: 25 }, (_, i) => `mf-${i}`)
  await Promise.all(
    names.map((name) =>
      // Each with its own store, like processes.
      editRegistry(storeIn(folder), { what: 'release', remote: name, why: 'a race' }, (registry) => ({
        ...registry,
        remotes: { ...registry.remotes, [name]: remote },
      })),
    ),
  )
  const { registry } = await storeIn(folder).read()
  expect(Object.keys(registry.remotes).toSorted()).toEqual(names.toSorted())
  expect(await published()).toEqual(registry)
  const history = await storeIn(folder).history()
  expect(new Set(history.map((change) => change.remote))).toEqual(new Set(names))
  expect(history).toHaveLength(names.length)
  expect(await storeIn(folder).history(2)).toEqual(history.slice(-2))
  expect(history[0]).toMatchObject({ what: 'release', from: null, to: '1.0.0', why: 'a race' })
  expect(history[0]?.by).toBeTruthy()
  expect(Number.isNaN(Date.parse(history[0]?.at ?? ''))).toBe(false)
})

test('a write at a revision that has passed stores nothing', async () => {
  const store = storeIn(folder)
  const { revision } = await store.read()
  const change = {
    at: '',
    by: '',
    what: 'start',
    remote: null,
    from: null,
    to: null,
    why: null,
    where: '',
    origin: null,
  } as const
  expect(await store.write(withShell(EMPTY, shellOf('1')), revision, change)).toBe(true)
  expect(await store.write(withShell(EMPTY, shellOf('2')), revision, change)).toBe(false)
  expect((await store.read()).registry.shell?.version).toBe('1')
  expect(await store.history()).toHaveLength(1)
})

test('an edit of all remotes is part of the history of those that it changed', async () => {
  const store = storeIn(folder)
  await writeFile(file, JSON.stringify({ ...EMPTY, remotes: { 'mf-deals': remote, 'mf-reports': remote } }))
  await editRegistry(store, { what: 'start' }, (registry) => setDisabled(registry, 'mf-deals', true))
  const [change] = await store.history()
  expect(change && ['mf-deals', 'mf-reports'].map((name) => isAbout(change, name))).toEqual([true, false])
})

test('an edit that changes nothing leaves no trace', async () => {
  const store = storeIn(folder)
  await writeFile(file, JSON.stringify({ ...EMPTY, remotes: { 'mf-deals': remote } }))
  await editRegistry(store, { what: 'enable', remote: 'mf-deals' }, (registry) =>
    setDisabled(registry, 'mf-deals', false),
  )
  expect(await store.history()).toEqual([])
})

test('what a killed writer has stored reaches the shells with the next edit, even an empty one', async () => {
  const store = storeIn(folder)
  await editRegistry(store, { what: 'start' }, (registry) => withShell(registry, shellOf('1')))
  await writeFile(file, JSON.stringify(EMPTY))
  await editRegistry(store, { what: 'start' }, (registry) => registry)
  expect(await published()).toMatchObject({ shell: { version: '1' } })
})

test('keeps every line of history, but only the last registries', async () => {
  const store = storeIn(folder)
  for (let i = 0; i < 15; i++) await editRegistry(store, { what: 'start' }, (old) => withShell(old, shellOf(String(i))))
  expect(await store.history()).toHaveLength(15)
  const first = join(folder, 'registry.history', (await readdir(join(folder, 'registry.history'))).toSorted()[0] ?? '')
  expect(JSON.parse(await readFile(first, 'utf8'))).not.toHaveProperty('registry')
})

test.each(['registry.json', 'registry.history/000001.json'])('a broken %s causes a readable error', async (name) => {
  await mkdir(join(folder, 'registry.history'))
  await writeFile(join(folder, name), '{')
  await expect(storeIn(folder).read()).rejects.toThrow(RegistryError)
})

test.each([
  ['null', 'has no remotes'],
  ['{"remotes":[]}', 'has no remotes'],
  ['{"remotes":{},"shell":{"version":"1"}}', 'has a shell that isn’t one'],
  ['{"remotes":{"mf-deals":null}}', 'can’t be read'],
])('%s instead of a registry causes a readable error', async (text, fault) => {
  await writeFile(file, text)
  await expect(storeIn(folder).read()).rejects.toThrow(new RegExp(`registry\\.json in .* ${fault}`))
})
