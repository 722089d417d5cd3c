import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStorage } from '#places/folder-storage.ts'
import type { Storage } from '#places/storage.ts'
import { createEnvironment, environmentsIn, openEnvironment, registryIn, setShellAddress } from './environments.ts'
import { EMPTY, withShell } from './registry.ts'
import { editRegistry } from './registry-store.ts'

let folder: string
let storage: Storage
const remote = { active: '1.0.0', past: [], canary: { version: '2.0.0', share: 10 }, disabled: false, versions: {} }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protracker-environments-'))
  storage = folderStorage(folder)
})
afterEach(() => rm(folder, { recursive: true }))

test('there is one to begin with; another starts with what everyone gets in the first', async () => {
  expect(await environmentsIn(storage)).toEqual(['production'])
  const edit = { what: 'release', remote: 'mf-deals' } as const
  await editRegistry(registryIn(storage), edit, () => ({ ...EMPTY, remotes: { 'mf-deals': remote } }))
  await createEnvironment(storage, 'staging')
  expect(await environmentsIn(storage)).toEqual(['production', 'staging'])
  const { registry } = await (await openEnvironment(storage, 'staging')).read()
  expect(registry.remotes['mf-deals']).toMatchObject({ active: '1.0.0', canary: null })
  expect(await (await openEnvironment(storage, 'staging')).history()).toMatchObject([
    { what: 'create', origin: 'production' },
  ])
})

test.each(['../evil', 'Staging', '', 'a.b', '-x'])('%j names no environment', async (name) => {
  await expect(createEnvironment(storage, name)).rejects.toThrow('can’t name an environment')
  expect(await readdir(folder)).toEqual([])
})

test('a mistyped name becomes no environment, and none is created twice', async () => {
  await createEnvironment(storage, 'staging')
  await expect(openEnvironment(storage, 'stagin')).rejects.toThrow('no environment stagin, only production, staging')
  await expect(createEnvironment(storage, 'staging')).rejects.toThrow('There is an environment staging already')
  await expect(createEnvironment(storage, 'production')).rejects.toThrow('production already')
})

test('the registry says where the shell of an environment answers: from its beginning, or from later on', async () => {
  const offer = { version: '1', shellApi: '1.0.0', contractVersion: 1, runtime: '2', shared: {}, routes: [], icons: [] }
  const urlIn = async (name: string) => (await (await openEnvironment(storage, name)).read()).registry.shell?.url
  await expect(setShellAddress(storage, 'production', 'https://a.test')).rejects.toThrow(
    'No shell is released in production',
  )
  await editRegistry(registryIn(storage), { what: 'start' }, (now) =>
    withShell(now, { ...offer, url: 'https://a.test' }),
  )

  await createEnvironment(storage, 'trial')
  await createEnvironment(storage, 'staging', { shell: 'https://b.test' })
  expect([await urlIn('trial'), await urlIn('staging')]).toEqual([undefined, 'https://b.test'])
  await setShellAddress(storage, 'trial', 'https://c.test')
  expect([await urlIn('trial'), await urlIn('production')]).toEqual(['https://c.test', 'https://a.test'])
})
