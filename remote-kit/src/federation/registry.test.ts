import { describe, expect, test } from 'vitest'
import {
  type Registry,
  type RegistryRemote,
  type Release,
  type RemoteManifest,
  releaseFault,
  type TabRegistry,
} from './registry.ts'
import { registryForVisitor } from './registry-for-visitor.ts'
import { withOwners } from './routes.ts'

const HASH = `sha384-${'a'.repeat(64)}` as const

function manifestOf(version: string, changes: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    name: 'mf-deals',
    version,
    contractVersion: 1,
    shellApi: '^1.0.0',
    runtime: '2.9.2',
    entry: 'remoteEntry.js',
    globalName: 'mf_deals',
    files: { 'remoteEntry.js': HASH },
    preload: { contract: [], pages: {} },
    shared: {},
    data: { name: 'mf-deals', shellApi: '^1.0.0', routes: [], nav: [] },
    ...changes,
  }
}

const releaseOf = (version: string): Release => ({
  version,
  baseUrl: `http://localhost:3201/mf-deals/${version}/`,
  manifest: manifestOf(version),
})

const remoteOf = (versions: Release[], changes: Partial<RegistryRemote> = {}): RegistryRemote => ({
  active: versions[0]?.version ?? '',
  past: [],
  canary: null,
  disabled: false,
  versions: Object.fromEntries(versions.map((release) => [release.version, release])),
  ...changes,
})

const visitor = (bucket: number, chosen: Record<string, string> = {}) => ({ bucketOf: () => bucket, chosen })

describe('the version for a visitor', () => {
  const canary = remoteOf([releaseOf('1'), releaseOf('2')], { canary: { version: '2', share: 10 } })
  const registry: Registry = { shell: null, remotes: { 'mf-deals': canary }, routes: {} }
  const versionFor = (bucket: number, chosen?: Record<string, string>) =>
    registryForVisitor(registry, visitor(bucket, chosen), []).remotes[0]?.release.version

  test('is the canary for its share of the visitors, otherwise the active version', () => {
    expect(versionFor(0)).toBe('2')
    expect(versionFor(9)).toBe('2')
    expect(versionFor(10)).toBe('1')
    expect(versionFor(99)).toBe('1')
  })

  test('is the one that a tester has chosen, if there is one', () => {
    expect(versionFor(99, { 'mf-deals': '2' })).toBe('2')
    expect(versionFor(0, { 'mf-deals': '1' })).toBe('1')
    expect(versionFor(99, { 'mf-deals': '9' })).toBe('1')
    expect(versionFor(99, { 'mf-deals': 'constructor' })).toBe('1')
  })
})

describe('a path', () => {
  const page = (path: string) => ({ path, title: 'Page', audience: 'agent', page: 'Page' }) as const
  const release = (name: string, ...paths: string[]): Release => {
    const data = { name, shellApi: '^1.0.0', routes: paths.map(page), nav: [] }
    return { ...releaseOf('1'), manifest: manifestOf('1', { name, data }) }
  }
  const registry: Registry = {
    shell: null,
    remotes: {
      'mf-deals': remoteOf([release('mf-deals', '/agent', '/agent/Contacts', '/agent/teams')]),
      'mf-contacts': remoteOf([release('mf-contacts', '/agent/contacts', '/agent/leads')]),
    },
    routes: { '/agent/contacts': 'mf-contacts' },
  }
  const pathsIn = ({ remotes }: TabRegistry) =>
    remotes.map(({ release: { manifest } }) => manifest.data.routes.map(({ path }) => path))

  test('belongs to its first owner; an intruder is named and loses nothing else', () => {
    const tab = registryForVisitor(registry, visitor(50), ['/agent/teams'])
    expect(pathsIn(tab)).toEqual([['/agent'], ['/agent/contacts', '/agent/leads']])
    expect(tab.remotes.map(({ faults }) => faults)).toEqual([
      ['claims /agent/Contacts, which belongs to mf-contacts', 'claims /agent/teams, which belongs to the shell'],
      [],
    ])
  })

  test('belongs to the first in the registry if no one is known as its owner', () => {
    const tab = registryForVisitor({ ...registry, routes: {} }, visitor(50), [])
    expect(pathsIn(tab)).toEqual([['/agent', '/agent/Contacts', '/agent/teams'], ['/agent/leads']])
  })

  test('is free again once its page is gone', () => {
    const owned = withOwners(registry)
    expect(owned.routes).toMatchObject({ '/agent': 'mf-deals', '/agent/leads': 'mf-contacts' })
    const moved = { ...owned.remotes, 'mf-contacts': remoteOf([release('mf-contacts', '/agent/contacts')]) }
    expect(withOwners({ ...owned, remotes: moved }).routes).not.toHaveProperty('/agent/leads')
  })
})

describe('a release', () => {
  test('is valid if it is complete', () => {
    expect(releaseFault(releaseOf('1'))).toBeNull()
  })

  test.each<[string, unknown]>([
    ['has no address', { manifest: manifestOf('1') }],
    ['has no manifest', { ...releaseOf('1'), manifest: null }],
    ['manifest has no entry', { ...releaseOf('1'), manifest: manifestOf('1', { entry: '' }) }],
    ['manifest has no hash for its entry', { ...releaseOf('1'), manifest: manifestOf('1', { files: {} }) }],
    [
      'manifest has no hash for remoteEntry.js',
      { ...releaseOf('1'), manifest: manifestOf('1', { files: { 'remoteEntry.js': 'sha384-' } }) },
    ],
    ['has no address', null],
  ])('%s', (fault, release) => {
    expect(releaseFault(release)).toBe(fault)
  })
})
