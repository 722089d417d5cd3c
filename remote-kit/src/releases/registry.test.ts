import { describe, expect, test } from 'vitest'
import type { Registry, Release } from '#federation/registry.ts'
import { activate, dryRun, EMPTY, introduce, promote, rollBack, setDisabled, upgraded, withShell } from './registry.ts'

const NAME = 'mf-deals'

const releaseOf = (version: string, name = NAME, paths: string[] = []): Release => ({
  version,
  baseUrl: `http://localhost:3201/${name}/${version}/`,
  manifest: {
    name,
    version,
    contractVersion: 1,
    shellApi: '^1.0.0',
    runtime: '2.9.2',
    entry: 'remoteEntry.js',
    globalName: 'mf_deals',
    files: {},
    preload: { contract: [], pages: {} },
    shared: {},
    data: {
      name,
      shellApi: '^1.0.0',
      routes: paths.map((path) => ({ path, title: 'Page', audience: 'agent', page: 'Page' })),
      nav: [],
    },
  },
})

const shell = {
  version: '1',
  shellApi: '1.0.0',
  contractVersion: 1,
  runtime: '2.9.2',
  shared: {},
  routes: [],
  icons: [],
}
const remoteIn = (registry: Registry) => registry.remotes[NAME]
const release = (registry: Registry, ...versions: string[]) =>
  versions.reduce((current, version) => activate(current, NAME, releaseOf(version)), registry)

const one = release(EMPTY, '1')
const two = release(one, '2')

describe('a release', () => {
  test('becomes active, and those before are kept for rollbacks', () => {
    expect(remoteIn(release(two, '3'))).toMatchObject({ active: '3', past: ['2', '1'], canary: null, disabled: false })
  })

  test('that is active already changes nothing', () => {
    expect(release(two, '2')).toEqual(two)
  })

  test('takes no page of another remote', () => {
    const contacts = activate(two, 'mf-contacts', releaseOf('1', 'mf-contacts', ['/agent/contacts']))
    expect(() => activate(contacts, NAME, releaseOf('3', NAME, ['/agent/contacts']))).toThrow(
      '/agent/contacts belongs to mf-contacts',
    )
  })

  test('leaves only so many old versions in the registry', () => {
    const many = release(EMPTY, ...Array.from({ length: 30 }, (_, i) => `1.0.${i}`))
    expect(remoteIn(many)?.past).toHaveLength(10)
    expect(Object.keys(remoteIn(many)?.versions ?? {})).toHaveLength(21)
  })

  test('by a start activates a new build, but does not override a rollback', () => {
    const url = `http://localhost:9/${NAME}/`
    expect(remoteIn(introduce(one, NAME, releaseOf('2'), url))).toMatchObject({ active: '2', past: ['1'] })
    const back = introduce(rollBack(two, NAME), NAME, releaseOf('2'), url)
    expect(remoteIn(back)).toMatchObject({ active: '1' })
    expect(remoteIn(back)?.versions['1']?.baseUrl).toBe(`${url}1/`)
  })
})

describe('a canary', () => {
  const canary = dryRun(one, NAME, releaseOf('2'), 10)

  test('runs beside the active version; a rollback ends it', () => {
    expect(remoteIn(canary)).toMatchObject({ active: '1', canary: { version: '2', share: 10 } })
    expect(remoteIn(rollBack(canary, NAME))).toMatchObject({ active: '1', canary: null })
  })

  test('is promoted as it is', () => {
    const promoted = remoteIn(promote(canary, NAME))
    expect(promoted).toMatchObject({ active: '2', past: ['1'], canary: null })
    expect(promoted?.versions['2']).toBe(remoteIn(canary)?.versions['2'])
  })

  test('ends with the next release', () => {
    expect(remoteIn(release(canary, '3'))).toMatchObject({ active: '3', past: ['1'], canary: null })
  })
})

describe('a rollback', () => {
  const four = release(two, '3', '4')

  test('goes back one version each time, never forward', () => {
    const back = rollBack(four, NAME)
    expect(remoteIn(back)).toMatchObject({ active: '3', past: ['2', '1'] })
    expect(remoteIn(rollBack(rollBack(back, NAME), NAME))).toMatchObject({ active: '1', past: [] })
  })

  test('goes to any version that is kept, even one that was rolled back', () => {
    const back = rollBack(four, NAME, '2')
    expect(remoteIn(back)).toMatchObject({ active: '2', past: ['1'] })
    expect(remoteIn(rollBack(back, NAME, '4'))).toMatchObject({ active: '4', past: ['1'] })
  })

  test('is refused if the live shell cannot run that version any more', () => {
    expect(() => rollBack(withShell(two, { ...shell, shellApi: '2.0.0' }), NAME)).toThrow(
      "it needs the shell's API ^1.0.0, the shell offers 2.0.0",
    )
  })
})

test('a remote is disabled and enabled; a release does not enable it', () => {
  const off = setDisabled(one, NAME, true)
  expect(remoteIn(off)?.disabled).toBe(true)
  expect(remoteIn(release(off, '2'))?.disabled).toBe(true)
  expect(setDisabled(off, NAME, false)).toEqual(one)
})

test.each([
  ['a rollback with nothing before', () => rollBack(one, NAME), 'has no version before 1'],
  [
    'a rollback after the last one',
    () => rollBack(rollBack(two, NAME), NAME),
    'before 1. To go to another one, name it; it keeps 2',
  ],
  ['a rollback to a version that is unknown', () => rollBack(two, NAME, '9'), 'has no version 9 to go back to'],
  ['a rollback to what is active', () => rollBack(two, NAME, '2'), '2 is what everyone gets already'],
  ['a canary of what is active', () => dryRun(one, NAME, releaseOf('1'), 10), '1 is what everyone gets already'],
  ['a canary for everyone', () => dryRun(one, NAME, releaseOf('2'), 100), 'a whole number of percent'],
  ['a canary for a share that is no number', () => dryRun(one, NAME, releaseOf('2'), Number.NaN), 'a whole number'],
  ['a promotion without a canary', () => promote(one, NAME), 'has no canary to promote'],
  ['a remote that is not there', () => setDisabled(one, 'mf-nothing', true), 'The registry has no mf-nothing'],
])('%s is refused with a message', (_, edit, message) => {
  expect(edit).toThrow(message)
})

test('a registry with one previous version, as older releases wrote it, can be rolled back', () => {
  const { past: _past, ...remote } = remoteIn(two) ?? {}
  const old = { shell: null, remotes: { [NAME]: { ...remote, previous: '1' } } }
  expect(remoteIn(rollBack(upgraded(old), NAME))).toMatchObject({ active: '1', past: [] })
})
