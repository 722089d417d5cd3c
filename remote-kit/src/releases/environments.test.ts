import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEnvironment, environmentsIn, openEnvironment, registryIn } from './environments.ts'
import { EMPTY } from './registry.ts'
import { editRegistry } from './registry-store.ts'

let folder: string
const remote = { active: '1.0.0', past: [], canary: { version: '2.0.0', share: 10 }, disabled: false, versions: {} }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protracker-environments-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('there is one to begin with; another starts with what everybody gets in the first', async () => {
  expect(environmentsIn(folder)).toEqual(['production'])
  const edit = { what: 'release', remote: 'mf-deals' } as const
  await editRegistry(registryIn(folder), edit, () => ({ ...EMPTY, remotes: { 'mf-deals': remote } }))
  await createEnvironment(folder, 'staging')
  expect(environmentsIn(folder)).toEqual(['production', 'staging'])
  const { registry } = await openEnvironment(folder, 'staging').read()
  expect(registry.remotes['mf-deals']).toMatchObject({ active: '1.0.0', canary: null })
  expect(await openEnvironment(folder, 'staging').history()).toMatchObject([{ what: 'create', origin: 'production' }])
})

test.each(['../evil', 'Staging', '', 'a.b', '-x'])('%j names no environment', async (name) => {
  await expect(createEnvironment(folder, name)).rejects.toThrow('cannot name an environment')
  expect(await readdir(folder)).toEqual([])
})

test('a mistyped name becomes no environment, and none is created twice', async () => {
  await createEnvironment(folder, 'staging')
  expect(() => openEnvironment(folder, 'stagin')).toThrow('no environment stagin, only production, staging')
  await expect(createEnvironment(folder, 'staging')).rejects.toThrow('There is an environment staging already')
  await expect(createEnvironment(folder, 'production')).rejects.toThrow('production already')
})
