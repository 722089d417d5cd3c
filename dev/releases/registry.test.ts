import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Registry, Release } from '#remote-kit/federation/registry.ts'
import {
  activate,
  introduce,
  readRegistryFile,
  RegistryError,
  rollBack,
  setDisabled,
  dryRun,
  writeRegistryFile,
} from './registry.ts'

const NAME = 'mf-deals'
const EMPTY: Registry = { shell: null, remotes: {} }

const releaseOf = (version: string): Release => ({
  version,
  baseUrl: `http://localhost:3201/${NAME}/${version}/`,
  manifest: {
    name: NAME,
    version,
    contractVersion: 1,
    shellApi: '^1.0.0',
    runtime: '2.9.2',
    entry: 'remoteEntry.js',
    globalName: 'mf_deals',
    files: {},
    preload: { contract: [], pages: {} },
    shared: {},
    data: { name: NAME, shellApi: '^1.0.0', routes: [], nav: [] },
  },
})

const remoteIn = (registry: Registry) => registry.remotes[NAME]

describe('edits of the registry', () => {
  const one = activate(EMPTY, NAME, releaseOf('1'))
  const two = activate(one, NAME, releaseOf('2'))

  test('a release becomes active, and the previous one is kept for a rollback', () => {
    expect(remoteIn(two)).toMatchObject({ active: '2', previous: '1', canary: null, disabled: false })
    expect(remoteIn(rollBack(two, NAME))).toMatchObject({ active: '1', previous: '2' })
  })

  test('the same release again changes nothing', () => {
    expect(activate(two, NAME, releaseOf('2'))).toEqual(two)
  })

  test('a start activates a new build, but does not override a rollback', () => {
    const url = `http://localhost:9/${NAME}/`
    expect(remoteIn(introduce(one, NAME, releaseOf('2'), url))).toMatchObject({ active: '2', previous: '1' })
    const back = introduce(rollBack(two, NAME), NAME, releaseOf('2'), url)
    expect(remoteIn(back)).toMatchObject({ active: '1', previous: '2' })
    expect(remoteIn(back)?.versions['1']?.baseUrl).toBe(`${url}1/`)
  })

  test('only referenced versions are kept', () => {
    const three = activate(two, NAME, releaseOf('3'))
    expect(Object.keys(remoteIn(three)?.versions ?? {})).toEqual(['2', '3'])
  })

  test('a canary runs beside the active version; a rollback ends it', () => {
    const canary = dryRun(one, NAME, releaseOf('2'), 10)
    expect(remoteIn(canary)).toMatchObject({ active: '1', canary: { version: '2', share: 10 } })
    expect(rollBack(canary, NAME)).toEqual(one)
    expect(remoteIn(activate(canary, NAME, releaseOf('2')))).toMatchObject({ active: '2', previous: '1', canary: null })
  })

  test('a remote is disabled and enabled; a release does not enable it', () => {
    const off = setDisabled(one, NAME, true)
    expect(remoteIn(off)?.disabled).toBe(true)
    expect(remoteIn(activate(off, NAME, releaseOf('2')))?.disabled).toBe(true)
    expect(setDisabled(off, NAME, false)).toEqual(one)
  })

  test.each([
    ['a rollback with nothing before', () => rollBack(one, NAME)],
    ['a canary of what is active', () => dryRun(one, NAME, releaseOf('1'), 10)],
    ['a canary for everybody', () => dryRun(one, NAME, releaseOf('2'), 100)],
    ['a remote that is not there', () => setDisabled(one, 'mf-nothing', true)],
  ])('%s is refused with a message', (_, edit) => {
    expect(edit).toThrow(RegistryError)
  })
})

describe('the registry file', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'protracker-registry-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('is empty at first, is written atomically, and leaves no temporary file', async () => {
    const file = join(folder, 'registry.json')
    expect(await readRegistryFile(file)).toEqual(EMPTY)
    const registry = activate(EMPTY, NAME, releaseOf('1'))
    await writeRegistryFile(file, registry)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(registry)
    expect(await readdir(folder)).toEqual(['registry.json'])
  })

  test('that is broken causes a readable error', async () => {
    const file = join(folder, 'registry.json')
    await writeFile(file, '{')
    await expect(readRegistryFile(file)).rejects.toThrow(RegistryError)
  })
})
